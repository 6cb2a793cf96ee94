import type { OperationId } from '../../api/createQuizClient';
import { optionalFields } from '../../api/optionalOperations';
import { optionalOperations } from '../../contract/operations';
import { accountAnswers } from './accounts';
import type { Answers } from './call';
import { emailAnswers } from './emails';
import { groupAnswers } from './groups';
import { historyAnswers } from './history';
import { joiningAnswers } from './joining';
import { latenessAnswers } from './lateness';
import { membershipAnswers } from './membership';
import { paperAnswers } from './papers';
import { passwordAnswers } from './passwords';
import { pictureAnswers } from './pictures';
import { questionAnswers } from './questions';
import { quizListAnswers } from './quizLists';
import { quizAnswers } from './quizzes';
import { resultAnswers } from './results';
import { settingUpAnswers } from './settingUp';
import { statisticsAnswers } from './statistics';
import { studentListAnswers } from './studentLists';
import { studentAnswers } from './students';
import { submittingAnswers } from './submitting';
import { timeAnswers } from './time';

/** A new operation in the contract does not compile until it is added here. */
export const schoolAnswers: Answers<OperationId> = {
  ...accountAnswers,
  ...passwordAnswers,
  ...emailAnswers,
  ...groupAnswers,
  ...studentAnswers,
  ...studentListAnswers,
  ...membershipAnswers,
  ...questionAnswers,
  ...pictureAnswers,
  ...settingUpAnswers,
  ...quizAnswers,
  ...quizListAnswers,
  ...timeAnswers,
  ...historyAnswers,
  ...joiningAnswers,
  ...paperAnswers,
  ...submittingAnswers,
  ...resultAnswers,
  ...latenessAnswers,
  ...statisticsAnswers,
  capabilities: ({ data: { questionTypes, ranking } }) => ({
    operations: [...optionalOperations],
    fields: [...optionalFields],
    ...(questionTypes && { question_types: [...questionTypes] }),
    ranking,
  }),
};
