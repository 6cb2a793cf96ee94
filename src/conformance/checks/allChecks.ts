import { type Check, check } from './check';
import { attemptChecks } from './attempts';
import { authChecks } from './auth';
import { lateStudentChecks, leavingChecks } from './busyStudents';
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
import { addedTimeChecks } from './addedTime';
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
import { contractRoutes } from '../../contract/operations';
import { hold } from '../judging/judge';
import { createPresence } from '../school/presence';

/** How many operations are named that the list has wrong. */
const mostNamed = 5;

const capabilityChecks: readonly Check[] = [
  check('capabilities', 'lists exactly the operations that are there', async (school) => {
    const reply = await school.client.call(null, 'capabilities');
    const listed = school.judge.success(reply).operations;
    const hasOperation = createPresence(false);
    const wrong: string[] = [];
    for (const { id, isOptional } of contractRoutes) {
      // A list that came lists itself or not.
      if (!isOptional || id === 'capabilities') continue;
      const isThere = await hasOperation(school, id);
      if (isThere === listed.includes(id)) continue;
      wrong.push(isThere ? `"${id}", which the server has` : `no "${id}", which it has not`);
    }
    hold(wrong.length === 0, wrong.slice(0, mostNamed).join(', '), listed.join(', '));
  }),
];

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
  ...addedTimeChecks,
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
