import type { Check } from './check';
import { attemptChecks } from './attempts';
import { authChecks } from './auth';
import { lateStudentChecks, leavingChecks } from './busyStudents';
import { capabilityChecks } from './capabilities';
import { closingChecks } from './closings';
import { endingChecks } from './endings';
import { guardChecks, mannerChecks, secrecyChecks } from './everyOperation';
import { edgeChecks, fieldChecks } from './fields';
import { groupChecks } from './groups';
import { listPageChecks } from './listPages';
import { questionPageChecks } from './questionPages';
import { resultPageChecks, singleResultChecks } from './resultPages';
import { studentPageChecks } from './studentPages';
import { membershipChecks } from './membership';
import { moreTimeChecks } from './moreTime';
import { orderChecks } from './orders';
import { countedNumberChecks, numberChecks } from './numbers';
import { oneAnswerChecks, severalAnswersChecks } from './severalAnswers';
import { sharingChecks } from './pairs';
import { pictureChecks } from './pictures';
import { lateQuestionChecks, questionChecks } from './questions';
import { endOfQuizChecks, quizChecks } from './quizzes';
import { rankingChecks } from './ranking';
import { refusalChecks } from './refusals';
import { resultChecks } from './results';
import { revisionChecks } from './revisions';
import { savedAnswersChecks } from './savedAnswers';
import { studentChecks } from './students';
import { emailChecks, invitationChecks } from './studentAccounts';
import { snapshotChecks } from './snapshots';
import { submissionChecks } from './submissions';
import { tagChecks } from './tags';

/** In the order of a run: a quiz is taken once, and deletions come late. */
export const allChecks: readonly Check[] = [
  ...authChecks,
  ...groupChecks,
  ...studentChecks,
  ...rankingChecks,
  ...membershipChecks,
  ...emailChecks,
  ...invitationChecks,
  ...questionChecks,
  ...studentPageChecks,
  ...questionPageChecks,
  ...tagChecks,
  ...quizChecks,
  ...revisionChecks,
  ...refusalChecks,
  ...attemptChecks,
  ...savedAnswersChecks,
  ...moreTimeChecks,
  ...orderChecks,
  ...oneAnswerChecks,
  ...submissionChecks,
  ...resultChecks,
  ...listPageChecks,
  ...resultPageChecks,
  ...singleResultChecks,
  ...sharingChecks,
  ...capabilityChecks,
  ...guardChecks,
  ...fieldChecks,
  ...edgeChecks,
  ...lateQuestionChecks,
  ...lateStudentChecks,
  ...severalAnswersChecks,
  ...numberChecks,
  ...snapshotChecks,
  ...pictureChecks,
  ...endOfQuizChecks,
  ...leavingChecks,
  ...endingChecks,
  ...closingChecks,
  ...countedNumberChecks,
  ...secrecyChecks,
  ...mannerChecks,
];
