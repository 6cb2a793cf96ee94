import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { NotChecked, NotThere } from '../judging/outcome';
import type { School } from '../school/school';

/** Servers may round instants. */
const toleranceMs = 5000;

/** The taker's row in the instructor's results of the open quiz, once submitted. */
async function rowOfTaker(school: School) {
  await school.submitted();
  const { quiz, taker } = await school.taken();
  const { call } = await school.instructor();
  const reply = await call('results');
  const result = school.judge.success(reply).find((entry) => entry.quiz._id === quiz._id);
  const row = result?.participants.find(
    ({ participant }) => participant.email === taker.profile.email,
  );
  return { reply, result, row };
}

/** The taker's score, calculated from the answers in the instructor's question bank. */
async function scoreOfTaker(school: School): Promise<number> {
  const { answers } = await school.submitted();
  const { quiz, questions } = await school.taken();
  const { call } = await school.instructor();
  const bank = school.judge.success(await call('questions'));
  const right = answers.filter(({ question, answer }) => {
    const asked = questions.find(({ _id }) => _id === question);
    return bank.some((known) => known.title === asked?.title && known.answer === answer);
  });
  return right.length * quiz.draft.score_per_question;
}

export const resultChecks: readonly Check[] = [
  plainCheck('results', 'returns a list', async ({ judge, instructor, student }) => {
    for (const { call } of [await student(), await instructor()]) {
      judge.success(await call('results'));
    }
  }),
  check('results', 'shows an open quiz that was submitted, with its score', async (school) => {
    const { reply, result, row } = await rowOfTaker(school);
    hold(row !== undefined, 'the row of the student who submitted', reply);
    hold(result?.quiz.closed_at === null, 'a quiz whose "closed_at" is null', reply);
    const score = await scoreOfTaker(school);
    hold(row?.score === score, `the score ${score}`, `${row?.score}`);
  }),
  check('results', 'says when a student began and submitted', async (school) => {
    const { row } = await rowOfTaker(school);
    const { attempt } = (await school.taken()).paper;
    const { receipt } = (await school.submitted()).answer;
    for (const [name, wanted] of [
      ['started_at', attempt?.started_at],
      ['finished_at', receipt?.submitted_at],
    ] as const) {
      if (wanted === undefined) continue;
      const isIt = Math.abs(Date.parse(row?.[name] ?? '') - Date.parse(wanted)) < toleranceMs;
      hold(isIt, `"${name}" at ${wanted}`, `${row?.[name]}`);
    }
  }),
  check('results', 'says the highest score, and the size of the group', async (school) => {
    const { result } = await rowOfTaker(school);
    const { max_score } = result?.quiz ?? {};
    const most = 5 * (await school.openQuiz()).draft.score_per_question;
    hold(max_score === undefined || max_score === most, `"max_score": ${most}`, `${max_score}`);
    const { call } = await school.instructor();
    const ids = { id: (await school.group())._id };
    const { name, students } = school.judge.success(await call('group', { ids }));
    const wanted = JSON.stringify([name, students.length]);
    const came = result?.group && JSON.stringify([result.group.name, result.group.size]);
    if (max_score === undefined && came === undefined) throw new NotThere('"max_score"');
    hold(came === undefined || came === wanted, wanted, `${came}`);
  }),
  check('results', 'shows nothing of another instructor', async (school) => {
    await school.submitted();
    const reply = await (await school.otherInstructor()).call('results');
    hold(school.judge.success(reply).length === 0, 'an empty list', reply);
  }),
  check('results', 'keeps the score from the student until the quiz closes', async (school) => {
    await school.submitted();
    const { quiz, taker } = await school.taken();
    const reply = await taker.call('results');
    const isThere = school.judge.success(reply).some((entry) => entry.quiz._id === quiz._id);
    hold(!isThere, 'a list without the open quiz', reply);
  }),

  check('topStudents', 'does not count an open quiz in the ranking', async (school) => {
    await school.submitted();
    const { taker } = await school.taken();
    const hasOthers = school.judge.readable(await taker.call('results')).length > 0;
    if (hasOthers) throw new NotChecked('needs a student without results of other quizzes');
    const reply = await taker.call('topStudents');
    const isRanked = school.judge.success(reply).some(({ _id }) => _id === taker.profile._id);
    hold(!isRanked, 'a ranking without who has taken the open quiz alone', reply);
  }),

  check('evidence', 'refuses a quiz that has not closed with 409', async (school) => {
    const { call } = await school.instructor();
    const ids = { id: (await school.openQuiz())._id };
    school.judge.refusedAs(await call('evidence', { ids }), 'quiz.notClosed');
  }),

  check('acceptLate', 'replies 404 for a student without a late submission', async (school) => {
    const { row } = await rowOfTaker(school);
    hold(row !== undefined, 'the row of the student who submitted', 'results without it');
    const { call } = await school.instructor();
    const ids = { id: (await school.openQuiz())._id };
    const body = { participation: row?._id ?? '' };
    school.judge.refusedAs(await call('acceptLate', { ids, body }), 'lateSubmission.none');
  }),
];
