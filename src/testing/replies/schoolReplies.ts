import type { OperationId } from '../../api/createQuizClient';
import { optionalFields } from '../../api/optionalOperations';
import { optionalOperations } from '../../contract/operations';
import { accountReplies } from './accounts';
import type { Replies } from './call';
import { groupReplies } from './groups';
import { historyReplies } from './history';
import { joiningReplies } from './joining';
import { latenessReplies } from './lateness';
import { membershipReplies } from './membership';
import { paperReplies } from './papers';
import { passwordReplies } from './passwords';
import { pictureReplies } from './pictures';
import { questionReplies } from './questions';
import { quizListReplies } from './quizLists';
import { quizReplies } from './quizzes';
import { resultReplies } from './results';
import { settingUpReplies } from './settingUp';
import { statisticsReplies } from './statistics';
import { studentListReplies } from './studentLists';
import { studentReplies } from './students';
import { submittingReplies } from './submitting';
import { timeReplies } from './time';
import { replies } from '../../rules/replies';
import { takesCode, voidCodes } from '../school/oneTimeCodes';
import { findByEmail, normalizeEmail } from '../school/people';
import { fieldConflict, fieldRefusal } from '../school/refusal';
import { endUserSessions } from '../school/sessions';

const emailReplies: Replies<'confirmEmail'> = {
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
export const schoolReplies: Replies<OperationId> = {
  ...accountReplies,
  ...passwordReplies,
  ...emailReplies,
  ...groupReplies,
  ...studentReplies,
  ...studentListReplies,
  ...membershipReplies,
  ...questionReplies,
  ...pictureReplies,
  ...settingUpReplies,
  ...quizReplies,
  ...quizListReplies,
  ...timeReplies,
  ...historyReplies,
  ...joiningReplies,
  ...paperReplies,
  ...submittingReplies,
  ...resultReplies,
  ...latenessReplies,
  ...statisticsReplies,
  capabilities: ({ data: { questionTypes, ranking } }) => ({
    operations: [...optionalOperations],
    fields: [...optionalFields],
    ...(questionTypes && { question_types: [...questionTypes] }),
    ranking,
  }),
};
