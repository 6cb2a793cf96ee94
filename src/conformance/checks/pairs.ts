import { missingStatuses } from '../../api/ApiError';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, NotThere } from '../judging/outcome';
import type { School } from '../school/school';
import { attemptOf, holdAnswers, sitDown, type JoinedQuiz } from '../school/sitting';
import type { Reply } from '../judging/wire';

/** The paper of a student who has opened it before. */
async function reread({ judge }: School, { quiz, taker }: JoinedQuiz) {
  return judge.success(await taker.call('quizPaper', { ids: { id: quiz._id } }));
}

/** Checks that one of two calls at once succeeds, and the other is a 409. */
function holdOne({ judge }: School, replies: readonly Reply[]): void {
  const [first, second] = [...replies].sort((one, other) => one.status - other.status);
  if (first === undefined || second === undefined) return;
  judge.readable(first);
  judge.refusal(second, 409);
}

/** Two students take one quiz, whose answers and time must not mix. */
const pairChecks: readonly Check[] = [
  check('quizPaper', 'gives each student an attempt of their own', async (school) => {
    const { first, second } = await school.exams.pair();
    const { choose } = sitDown(school.judge, first);
    const body = { answers: [choose(0, 'A')], revision: 0 };
    const reply = await first.taker.call('saveAnswers', { ids: { id: first.quiz._id }, body });
    if (missingStatuses.includes(reply.status)) throw new NotThere('saved answers');
    school.judge.success(reply);
    const { answers } = attemptOf(await reread(school, second));
    hold(answers.length === 0, 'no answers of another student', JSON.stringify(answers));
  }),
  check('quizPaper', 'is the same each time', async (school) => {
    const { second } = await school.exams.pair();
    const spelled = ({ questions }: Pick<JoinedQuiz, 'questions'>): string =>
      JSON.stringify(questions.map(({ _id, options }) => [_id, options]));
    for (const paper of [await reread(school, second), await reread(school, second)]) {
      hold(spelled(paper) === spelled(second), 'the same questions and options', spelled(paper));
    }
  }),
  check('quizPaper', 'keeps the start and the end when it is read again', async (school) => {
    const { second } = await school.exams.pair();
    const { ends_at, started_at } = attemptOf(second.paper);
    const again = attemptOf(await reread(school, second));
    hold(again.ends_at === ends_at, `the end ${ends_at}`, again.ends_at);
    hold(again.started_at === started_at, `the start ${started_at}`, again.started_at);
  }),
  check('extendTime', 'moves the end for one student and for no other', async (school) => {
    const { quiz, first, second } = await school.exams.pair();
    const { ends_at } = attemptOf(await reread(school, second));
    const { call } = await school.instructor();
    const body = { minutes: 5, student: first.taker.profile._id };
    school.judge.success(await call('extendTime', { ids: { id: quiz._id }, body }));
    const again = attemptOf(await reread(school, second));
    hold(again.ends_at === ends_at, `the end ${ends_at} for the other`, again.ends_at);
  }),
  check('quizPaper', 'stays open for others when a student has submitted', async (school) => {
    const { quiz, first, second } = await school.exams.pair();
    const body = { answers: [] };
    const ids = { id: quiz._id };
    school.judge.success(await first.taker.call('submitQuiz', { ids, body }));
    await reread(school, second);
  }),
  check('results', 'lists of an open quiz only who has submitted', async (school) => {
    const { quiz, first } = await school.exams.pair();
    const ids = { id: quiz._id };
    // Another check may have submitted the same.
    const sent = await first.taker.call('submitQuiz', { ids, body: { answers: [] } });
    await asEvidence(() => school.judge.readable(sent));
    const reply = await (await school.instructor()).call('results');
    const result = school.judge.success(reply).find((entry) => entry.quiz._id === quiz._id);
    const emails = result?.participants.map(({ participant }) => participant.email).join();
    hold(emails === first.taker.profile.email, first.taker.profile.email, emails ?? 'no result');
  }),
];

/** Two calls arrive at once, of which each reads what the other is about to write. */
const simultaneousChecks: readonly Check[] = [
  check('addStudentToGroup', 'admits one of two students to a last place', async (school) => {
    const { invite, addGroup } = school.belongings;
    const { call } = await school.instructor();
    const { _id: groupId } = await addGroup({ max_students: 1 });
    const students = [await invite(), await invite()];
    const replies = await Promise.all(
      students.map((id) => call('addStudentToGroup', { ids: { id, groupId } })),
    );
    holdOne(school, replies);
  }),
  check('saveAnswers', 'keeps both of two saves at once', async (school) => {
    const { choose, save, attempt } = sitDown(school.judge, await school.takeAnother());
    const { revision } = await attempt();
    const [phone, laptop] = [choose(0, 'A'), choose(1, 'B')];
    await Promise.all([save([phone], revision), save([laptop], revision)]);
    holdAnswers([phone, laptop], (await attempt()).answers);
  }),
  check('submitQuiz', 'grades one of two submissions at once', async (school) => {
    const { quiz, taker, questions } = await school.takeAnother();
    const ids = { id: quiz._id };
    const bodies = (['A', 'B'] as const).map((answer) => ({
      answers: questions.map(({ _id }) => ({ question: _id, answer })),
    }));
    const replies = await Promise.all(
      bodies.map((body) => taker.call('submitQuiz', { ids, body })),
    );
    holdOne(school, replies);
  }),
  check('results', 'lists a student once, however often they submit', async (school) => {
    const { quiz, taker, questions } = await school.takeAnother();
    const ids = { id: quiz._id };
    const body = { answers: [{ question: questions[0]?._id ?? '', answer: 'A' as const }] };
    for (const reply of [
      await taker.call('submitQuiz', { ids, body }),
      await taker.call('submitQuiz', { ids, body }),
    ]) {
      await asEvidence(() => school.judge.readable(reply));
    }
    const reply = await (await school.instructor()).call('results');
    const results = school.judge.success(reply).filter((entry) => entry.quiz._id === quiz._id);
    const rows = results.flatMap(({ participants }) => participants);
    hold(rows.length === 1, 'one row of the student', `${rows.length}`);
  }),
];

/** These run before the accounts of students change. */
export const sharingChecks: readonly Check[] = [...pairChecks, ...simultaneousChecks];
