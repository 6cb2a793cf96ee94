import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { firstHand } from '../judging/once';
import { NotThere } from '../judging/outcome';
import type { School } from '../school/school';
import { attemptOf } from '../school/sitting';
import { housed } from '../school/students';

/** A member of the group who has not joined, and the open quiz. */
async function bystander(school: School) {
  const [{ call }, { _id }] = [await school.classmate(), await school.openQuiz()];
  return { call, ids: { id: _id } };
}

const joiningChecks: readonly Check[] = [
  plainCheck('joinQuiz', 'admits a student with the code', async (school) => {
    const [joined, quiz] = [await firstHand(school.joined()), await school.openQuiz()];
    hold(joined.quizId === quiz._id, `the quiz ${quiz._id}`, `the quiz ${joined.quizId}`);
  }),
  check('joinQuiz', 'says when the quiz starts', async (school) => {
    const { code, draft } = await school.joinedLater();
    const { call } = await school.taker();
    const reply = await call('joinQuiz', { body: { code } });
    const { starts_at } = school.judge.success(reply);
    if (starts_at === undefined) throw new NotThere('when a quiz starts');
    const isIt = Math.abs(Date.parse(starts_at) - Date.parse(draft.schadule)) < 1000;
    hold(isIt, `"starts_at": ${draft.schadule}`, starts_at);
  }),
  check('joinQuiz', 'puts a student without a group into the quiz’s group', async (school) => {
    await school.joined();
    const { profile } = await school.taker();
    const { call } = await school.instructor();
    const ids = { id: (await school.group())._id };
    const { students } = school.judge.success(await call('group', { ids }));
    const isThere = students.some(({ _id }) => _id === profile._id);
    hold(isThere, 'the student in the group', JSON.stringify(students));
  }),
  check(
    'joinQuiz',
    'compares codes without case, spaces and dashes, and joins again',
    async (school) => {
      await school.joined();
      const { _id, code } = await school.openQuiz();
      const { call } = await school.taker();
      const loose = ` ${code.slice(0, 2)}-${code.slice(2, 4)} ${code.slice(4)} `.toLowerCase();
      const again = school.judge.success(await call('joinQuiz', { body: { code: loose } }));
      hold(again.quizId === _id, `the quiz ${_id}`, `the quiz ${again.quizId}`);
    },
  ),
  plainCheck('joinQuiz', 'refuses an unknown code', async ({ judge, student }) => {
    const { call } = await student();
    judge.refusedAs(await call('joinQuiz', { body: { code: 'NO-SUCH-CODE' } }), 'join.unknown');
  }),
  check('joinQuiz', 'names a blank code', async ({ judge, student }) => {
    const { call } = await student();
    judge.refusal(await call('joinQuiz', { body: { code: '  ' } }), 400, 'code');
  }),
  check('joinQuiz', 'refuses a student of another group with 403', async (school) => {
    const { code } = await school.openQuiz();
    const { call } = await school.stranger();
    school.judge.refusedAs(await call('joinQuiz', { body: { code } }), 'join.otherGroup');
  }),
  check('joinQuiz', 'admits a student of a group that is full', async (school) => {
    const { judge, belongings } = school;
    const { person, id } = await housed(school, undefined);
    await school.bank();
    const { _id: groupId } = await belongings.addGroup({ max_students: 1 });
    const { call } = await school.instructor();
    const ids = { id, groupId };
    judge.success(await call('addStudentToGroup', { ids }));
    const schadule = (await school.laterQuiz()).draft.schadule;
    const { code } = await belongings.setUpQuiz({ group: groupId, schadule });
    const reply = await person.call('joinQuiz', { body: { code } });
    // Later checks put the student elsewhere.
    judge.success(await call('removeStudentFromGroup', { ids }));
    judge.success(reply);
  }),
  check('joinQuiz', 'refuses when the group is full with 409', async (school) => {
    const { addGroup, setUpQuiz, invite } = school.belongings;
    await school.bank();
    const { _id } = await addGroup({ max_students: 1 });
    await invite({ group: _id });
    const schadule = (await school.laterQuiz()).draft.schadule;
    const { code } = await setUpQuiz({ group: _id, schadule });
    const { call } = await school.holder();
    school.judge.refusedAs(await call('joinQuiz', { body: { code } }), 'join.full');
  }),
];

const paperChecks: readonly Check[] = [
  plainCheck('quizPaper', 'shows title and questions', async (school) => {
    const { quiz, paper, questions } = await firstHand(school.taken());
    hold(paper.title === quiz.draft.title, `the title "${quiz.draft.title}"`, paper.title);
    hold(questions.length === 5, 'five questions', `${questions.length}`);
  }),
  check('quizPaper', 'shows no questions before the start', async (school) => {
    const { _id } = await school.joinedLater();
    const { call } = await school.taker();
    const reply = await call('quizPaper', { ids: { id: _id } });
    const { questions } = school.judge.success(reply);
    hold(questions.length === 0, 'an empty list of questions', `${questions.length}`);
  }),
  check('quizPaper', 'says before the start when the time begins and ends', async (school) => {
    const { _id, draft } = await school.joinedLater();
    const { call } = await school.taker();
    const reply = await call('quizPaper', { ids: { id: _id } });
    const attempt = attemptOf(school.judge.success(reply));
    const start = Date.parse(draft.schadule);
    const times = [attempt.started_at, attempt.ends_at].map((instant) => Date.parse(instant));
    const wanted = [start, start + draft.duration * 60_000];
    const isIt = wanted.every((instant, index) => Math.abs(instant - (times[index] ?? 0)) < 1000);
    hold(isIt, wanted.map((instant) => new Date(instant).toISOString()).join(' to '), reply);
  }),
  check('quizPaper', 'carries an attempt with its times', async (school) => {
    const { quiz, paper } = await school.taken();
    const attempt = attemptOf(paper);
    const [start, now, end] = [attempt.started_at, attempt.server_now, attempt.ends_at].map(
      (instant) => Date.parse(instant),
    ) as [number, number, number];
    hold(start <= now && now < end, 'started_at ≤ server_now < ends_at', JSON.stringify(attempt));
    const longest = quiz.draft.duration * 60_000;
    hold(end - start <= longest, `${quiz.draft.duration} minutes at most`, JSON.stringify(attempt));
  }),
  check('quizPaper', 'goes by the clock that its replies name', async (school) => {
    await school.taken();
    const { skewMs } = school.clock;
    const seconds = Math.round(Math.abs(skewMs) / 1000);
    const where = skewMs < 0 ? 'behind' : 'ahead of';
    hold(skewMs === 0, '"server_now" as in "Date"', `a clock ${seconds} s ${where} it`);
  }),
  check('quizPaper', 'begins an attempt with no answers', async (school) => {
    const { revision, answers } = attemptOf((await school.taken()).paper);
    hold(revision === 0, 'the revision 0', `${revision}`);
    hold(answers.length === 0, 'no answers', JSON.stringify(answers));
  }),
  check('quizPaper', 'refuses a student who has not joined with 403', async (school) => {
    const { call, ids } = await bystander(school);
    school.judge.refusedAs(await call('quizPaper', { ids }), 'attempt.notJoined');
  }),
  check('quizPaper', 'replies 404 for a quiz of another group', async (school) => {
    const { call } = await school.stranger();
    const ids = { id: (await school.openQuiz())._id };
    school.judge.refusedAs(await call('quizPaper', { ids }), 'quiz.unknown');
  }),
];

/** These run before the taker answers the open quiz. */
export const attemptChecks: readonly Check[] = [...joiningChecks, ...paperChecks];
