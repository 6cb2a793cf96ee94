import type { OperationId } from '../../api/createQuizClient';
import { optionalFields } from '../../api/optionalOperations';
import { optionalOperations } from '../../contract/operations';
import { accountAnswers } from './accounts';
import type { Answers } from './call';
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
import { replies } from '../../rules/replies';
import { takesCode, voidCodes } from '../school/oneTimeCodes';
import { findByEmail, normalizeEmail } from '../school/people';
import { fieldConflict, fieldRefusal } from '../school/refusal';
import { endUserSessions } from '../school/sessions';

const emailAnswers: Answers<'confirmEmail'> = {
  confirmEmail({ data, now, body }) {
    const email = normalizeEmail(body.email);
    const found = [...data.emailChanges].find(([, change]) => change.email === email);
    const owner = data.people.find(({ _id }) => _id === found?.[0]);
    const isOwner = owner?.status === 'active' && owner.password === body.password;
    // A wrong password does not use up the code.
    if (!owner || !isOwner || !takesCode(found?.[1], body.otp, now)) {
      throw fieldRefusal('otp', replies.auth.wrongEmailCode);
    }
    if (findByEmail(data, email) !== undefined) {
      throw fieldConflict('email', replies.students.emailTaken);
    }
    owner.email = email;
    data.emailChanges.delete(owner._id);
    voidCodes(data, owner._id);
    endUserSessions(data, owner._id);
    return { message: replies.auth.emailConfirmed };
  },
};

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
