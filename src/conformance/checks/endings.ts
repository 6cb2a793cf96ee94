import type { SubmittedAnswer } from '../../api/entities';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence } from '../judging/outcome';
import { newPassword } from '../school/people';
import type { School } from '../school/school';
import { attemptOf } from '../school/sitting';

const secondMs = 1000;
/** A little longer than a one-time code is valid, and shorter than students may come late. */
const codeMs = 10 * 60 * secondMs + 5 * secondMs;
/** Within and after the 30 seconds in which submissions still count. */
const inGraceMs = 15 * secondMs;
const afterGraceMs = 40 * secondMs;
/** Clocks and networks may be this far off. */
const toleranceMs = 5 * secondMs;

/** The quiz that ends, a few seconds after its end. */
async function justEnded(school: School) {
  // Shows that the server takes the time from the header.
  await school.exams.lateComer();
  const ending = await school.exams.ending();
  await ending.reach(toleranceMs);
  return { ...ending, ids: { id: ending.quiz._id } };
}

/** An answer without `chosen_at`, to a question by its place from 0. */
function choice(questions: readonly { _id: string }[], place: number): SubmittedAnswer {
  return { question: questions[place]?._id ?? '', answer: 'B' };
}

/** These come to the end of a quiz, so they run last and in this order. */
export const endingChecks: readonly Check[] = [
  check('resetPassword', 'refuses a code that is older than ten minutes', async (school) => {
    const { client, judge, mailbox, clock } = school;
    mailbox.requireMails();
    clock.requireReach();
    const { email } = await school.exams.absentee();
    const otp = await mailbox.codeFrom(email, async () => {
      judge.success(await client.call(null, 'forgotPassword', { body: { email } }));
    });
    // It begins before the time passes.
    await school.exams.ending();
    const end = client.now().getTime() + codeMs;
    await clock.reach(end, () => client.now());
    const body = { email, otp, password: newPassword() };
    judge.refusedAs(await client.call(null, 'resetPassword', { body }), 'otp.wrong', 'otp');
  }),
  check('quizPaper', 'ends for students who join late when it ends for all', async (school) => {
    const { endsAt, paper } = await school.exams.ending();
    const late = await school.exams.lateComer();
    for (const attempt of [attemptOf(paper), attemptOf(late.paper)]) {
      const isIt = Math.abs(Date.parse(attempt.ends_at) - endsAt) < toleranceMs;
      const wanted = new Date(endsAt).toISOString();
      hold(isIt, `the end ${wanted}, by schedule and duration`, JSON.stringify(attempt));
    }
  }),
  check('saveAnswers', 'keeps answers until the end', async (school) => {
    const { taker, questions } = await school.exams.lateComer();
    const { quiz, reach, ...first } = await school.exams.ending();
    attemptOf(first.paper);
    await reach(-toleranceMs);
    const ids = { id: quiz._id };
    const body = { answers: [choice(questions, 0)], revision: 0 };
    for (const { call } of [taker, first.taker]) {
      const chosen_at = school.client.now().toISOString();
      const answers = body.answers.map((answer) => ({ ...answer, chosen_at }));
      school.judge.success(await call('saveAnswers', { ids, body: { ...body, answers } }));
    }
  }),
  check('saveAnswers', 'refuses answers after the end with 409', async (school) => {
    const { ids, taker, questions, paper } = await justEnded(school);
    attemptOf(paper);
    const chosen_at = school.client.now().toISOString();
    const answers = [{ ...choice(questions, 1), answer: 'B' as const, chosen_at }];
    const reply = await taker.call('saveAnswers', { ids, body: { answers, revision: 0 } });
    school.judge.refusedAs(reply, 'attempt.over');
  }),
  check('quizPaper', 'shows no questions after the end, but a 409', async (school) => {
    const { ids, taker } = await justEnded(school);
    school.judge.refusedAs(await taker.call('quizPaper', { ids }), 'attempt.over');
  }),
  check('joinQuiz', 'refuses a quiz that is over with 409', async (school) => {
    const { quiz } = await justEnded(school);
    const { call } = await school.exams.absentee();
    school.judge.refusedAs(await call('joinQuiz', { body: { code: quiz.code } }), 'join.closed');
  }),
  check('upcomingQuizzes', 'lists no quiz that is over', async (school) => {
    const { quiz, taker } = await justEnded(school);
    for (const { call } of [taker, await school.instructor()]) {
      const reply = await call('upcomingQuizzes');
      const isThere = school.judge.success(reply).some(({ _id }) => _id === quiz._id);
      hold(!isThere, 'a list without the quiz', reply);
    }
  }),
  check('completedQuizzes', 'lists a quiz as soon as it is over', async (school) => {
    const { quiz, taker } = await justEnded(school);
    const reply = await taker.call('completedQuizzes');
    const isThere = school.judge.success(reply).some(({ _id }) => _id === quiz._id);
    hold(isThere, 'a list with the quiz', reply);
  }),
  check('results', 'keeps scores from students while others can still submit', async (school) => {
    const { quiz, taker } = await justEnded(school);
    const reply = await taker.call('results');
    const isThere = school.judge.success(reply).some((entry) => entry.quiz._id === quiz._id);
    hold(!isThere, 'a list without the quiz, for 30 seconds after its end', reply);
  }),
  check('submitQuiz', 'counts answers that arrive just after the end', async (school) => {
    const { ids, taker, questions, paper, reach } = await justEnded(school);
    attemptOf(paper);
    await reach(inGraceMs);
    const body = { answers: [choice(questions, 0), choice(questions, 1)], time_up: true };
    const reply = await taker.call('submitQuiz', { ids, body });
    const { receipt } = school.judge.success(reply);
    hold(receipt?.answered === 2 && receipt.late !== true, '2 answered, not late', reply);
  }),
  check('submitQuiz', 'counts no answers 30 seconds after the end', async (school) => {
    const { ids, reach } = await justEnded(school);
    const { taker, questions, paper } = await school.exams.lateComer();
    await reach(afterGraceMs);
    const body = { answers: [choice(questions, 0), choice(questions, 1)] };
    const reply = await taker.call('submitQuiz', { ids, body });
    if (paper.attempt === undefined) {
      school.judge.refusal(reply, 409);
      return;
    }
    const { receipt } = school.judge.success(reply);
    hold(receipt?.late === true, 'a receipt that is "late"', reply);
  }),
  check('results', 'counts no late answers until they are accepted', async (school) => {
    const { ids, reach } = await justEnded(school);
    const { taker, questions, paper } = await school.exams.lateComer();
    attemptOf(paper);
    await reach(afterGraceMs);
    // The same answers as of the check above, which may not have run.
    const body = { answers: [choice(questions, 0), choice(questions, 1)] };
    await asEvidence(async () =>
      school.judge.readable(await taker.call('submitQuiz', { ids, body })),
    );
    const reply = await (await school.instructor()).call('results');
    const result = school.judge.success(reply).find((entry) => entry.quiz._id === ids.id);
    const row = result?.participants.find(
      ({ participant }) => participant.email === taker.profile.email,
    );
    hold(row?.late !== undefined, '"late" in the row of the student', JSON.stringify(row));
    const mostSaved = await scorePerQuestion(school);
    hold((row?.score ?? 0) <= mostSaved, 'a score of what was saved', JSON.stringify(row));
  }),
  check('results', 'shows students their own row alone', async (school) => {
    const { quiz, taker, reach } = await justEnded(school);
    await reach(afterGraceMs);
    const reply = await taker.call('results');
    const result = school.judge.success(reply).find((entry) => entry.quiz._id === quiz._id);
    hold(result !== undefined, 'the result of the quiz', reply);
    const rows = result?.participants.map(({ participant }) => participant.email);
    hold(
      rows?.join() === taker.profile.email,
      `the row of ${taker.profile.email}`,
      rows?.join() ?? 'no result',
    );
  }),
  check('result', 'shows students their own row, and figures of it alone', async (school) => {
    const { ids, taker, reach } = await justEnded(school);
    await reach(afterGraceMs);
    const { items, total, figures } = school.judge.success(await taker.call('result', { ids }));
    const rows = items.map(({ participant }) => participant.email).join();
    hold(rows === taker.profile.email && total === 1, `the row of ${taker.profile.email}`, rows);
    const { participants, scores, missing } = figures;
    const isOwn = participants === 1 && scores.length === 1 && missing.total === 0;
    hold(isOwn, 'figures of one participant, and no one missing', JSON.stringify(figures));
  }),
];

/** At most one answer was saved in time. */
async function scorePerQuestion({ exams }: School): Promise<number> {
  return (await exams.ending()).quiz.draft.score_per_question;
}
