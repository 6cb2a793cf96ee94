import type { SubmittedAnswer } from '../../api/entities';
import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { firstHand } from '../judging/once';
import { asEvidence, NotThere, under } from '../judging/outcome';
import type { School } from '../school/school';
import { attemptIn, attemptOf, holdAnswers, submittedIn } from '../school/sitting';
import type { Reply } from '../judging/wire';

/** Submits answers without `chosen_at` to the open quiz. */
async function submitBare(school: School, answers: readonly SubmittedAnswer[]) {
  const { quiz, taker } = await school.taken();
  return taker.call('submitQuiz', { ids: { id: quiz._id }, body: { answers: [...answers] } });
}

/**
 * Checks that a refusal carries these answers as those that count, if the server keeps attempts.
 */
async function holdSubmitted(school: School, reply: Reply): Promise<void> {
  school.judge.refusal(reply, 409);
  const { answers, answer } = await school.submitted();
  attemptOf((await school.taken()).paper);
  const { answers: came, receipt } = submittedIn(reply);
  const isSame = answers.every((one) =>
    came.some(({ question, answer }) => question === one.question && answer === one.answer),
  );
  hold(isSame && came.length === answers.length, 'the submitted answers as "submitted"', reply);
  const wanted = answer.receipt?._id;
  hold(receipt._id === wanted, `the receipt ${wanted} in "submitted"`, reply);
}

/** How a submission from one device affects choices from others. */
const sharingChecks: readonly Check[] = [
  check(
    'submitQuiz',
    'keeps answers based on an older revision, and submits nothing',
    async (school) => {
      const { choose, submit, attempt } = await school.secondSitting();
      const { revision } = await attempt();
      const [phone, laptop] = [choose(2, 'A'), choose(3, 'B')];
      school.judge.refusal(await submit({ answers: [phone], revision, time_up: true }), 409);
      const reply = await submit({ answers: [laptop], revision });
      school.judge.refusedAs(reply, 'submit.stale');
      const kept = attemptIn(reply);
      hold(kept.revision > revision, `a revision above ${revision}`, reply);
      holdAnswers([phone, laptop], kept.answers);
      holdAnswers([phone, laptop], (await attempt()).answers);
    },
  ),
  check(
    'submitQuiz',
    'keeps answers sent with "time_up" before the end, and submits nothing',
    async (school) => {
      const { choose, submit, attempt } = await school.secondSitting();
      const { revision } = await attempt();
      const chosen = choose(2, 'B');
      const reply = await submit({ answers: [chosen], revision, time_up: true });
      school.judge.refusedAs(reply, 'submit.early');
      holdAnswers([chosen], attemptIn(reply).answers);
      holdAnswers([chosen], (await attempt()).answers);
    },
  ),
  check('submitQuiz', 'adds to what another device has sent, and grades both', async (school) => {
    const { quiz, answer } = await firstHand(school.shared());
    const { judge } = school;
    const { receipt } = answer;
    hold(receipt?.answered === 2, '2 answered', `${JSON.stringify(receipt)}`);
    await asEvidence(async () => {
      const reply = await (await school.instructor()).call('results');
      const result = judge.success(reply).find((entry) => entry.quiz._id === quiz._id);
      const score = 2 * quiz.draft.score_per_question;
      hold(
        result?.participants[0]?.score === score,
        `the score ${score} of both`,
        JSON.stringify(result),
      );
    });
  }),
  check(
    'submitQuiz',
    'returns the same receipt for fewer answers or an older choice',
    async (school) => {
      const { held, older, answer, submit } = await school.shared();
      for (const answers of [held, held.slice(0, 1), [older], []]) {
        const reply = await submit({ answers });
        const again = school.judge.success(reply);
        const wanted = JSON.stringify(answer.receipt);
        hold(JSON.stringify(again.receipt) === wanted, `the receipt ${wanted}`, reply);
      }
    },
  ),
  check(
    'submitQuiz',
    'refuses a later choice, and sends the answers that count',
    async (school) => {
      const { held, answer, submit, choose } = await school.shared();
      const reply = await submit({ answers: [choose(0, null)] });
      school.judge.refusal(reply, 409);
      const { answers, receipt } = submittedIn(reply);
      holdAnswers(held, answers);
      const wanted = answer.receipt?._id;
      hold(receipt._id === wanted, `the receipt ${wanted} in "submitted"`, reply);
    },
  ),
];

const bareChecks: readonly Check[] = [
  check('submitQuiz', 'names an answer that is not a letter', async (school) => {
    const { quiz, taker, questions } = await school.taken();
    for (const answer of ['G', 'b', 'BA', 'AA', '']) {
      const body = { answers: [{ question: questions[0]?._id, answer }] };
      const reply = await taker.call('submitQuiz', { ids: { id: quiz._id }, body });
      under(`for "${answer}"`, () => school.judge.refusal(reply, 400, 'answers.0.answer'));
    }
  }),
  check('submitQuiz', 'names at most 20 errors', async (school) => {
    const { quiz, taker, questions } = await school.taken();
    const wrong = { question: questions[0]?._id, answer: 'G' };
    const body = { answers: Array.from({ length: 30 }, () => wrong) };
    const reply = await taker.call('submitQuiz', { ids: { id: quiz._id }, body });
    school.judge.refusal(reply, 400);
    const { errors = [] } = reply.body as { errors?: unknown[] };
    hold(errors.length > 0 && errors.length <= 20, '1 to 20 "errors"', `${errors.length}`);
  }),
  check(
    'submitQuiz',
    'refuses an answer to a question that the quiz does not ask',
    async (school) => {
      const { _id: question } = await school.belongings.addQuestion();
      school.judge.refusal(await submitBare(school, [{ question, answer: 'B' }]), 400);
    },
  ),
  check('submitQuiz', 'refuses a submission before the start with 409', async (school) => {
    const { _id } = await school.joinedLater();
    const { call } = await school.taker();
    const reply = await call('submitQuiz', { ids: { id: _id }, body: { answers: [] } });
    school.judge.refusedAs(reply, 'attempt.notStarted');
  }),
  check('submitQuiz', 'refuses a student who has not joined with 403', async (school) => {
    const [{ call }, { _id }] = [await school.classmate(), await school.openQuiz()];
    const reply = await call('submitQuiz', { ids: { id: _id }, body: { answers: [] } });
    school.judge.refusedAs(reply, 'attempt.notJoined');
  }),
  plainCheck('submitQuiz', 'accepts the answers', async (school) => {
    await firstHand(school.submitted());
  }),
  check('submitQuiz', 'gives a receipt that counts the answers', async (school) => {
    const { answers, answer } = await school.submitted();
    const { receipt } = answer;
    if (receipt === undefined) {
      const { attempt } = (await school.taken()).paper;
      // If the server sends an attempt, devices accept only a receipt as success.
      hold(attempt === undefined, 'a receipt', `${JSON.stringify(answer)}`);
      throw new NotThere('the receipt');
    }
    hold(
      receipt.answered === answers.length && receipt.questions === 5,
      `${answers.length} answered of 5`,
      JSON.stringify(receipt),
    );
    hold(receipt.late !== true, 'a submission in time', JSON.stringify(receipt));
    const age = school.client.now().getTime() - Date.parse(receipt.submitted_at);
    hold(Math.abs(age) < 5 * 60_000, '"submitted_at" of now', JSON.stringify(receipt));
  }),
  check('submitQuiz', 'returns the same receipt for the same answers', async (school) => {
    const { answers, answer } = await school.submitted();
    const reply = await submitBare(school, [...answers].reverse());
    const again = school.judge.success(reply);
    const wanted = JSON.stringify(answer.receipt);
    hold(JSON.stringify(again.receipt) === wanted, `the receipt ${wanted} again`, reply);
  }),
  check('submitQuiz', 'refuses other answers after that with 409', async (school) => {
    const { answers } = await school.submitted();
    const others = answers.map((entry) => ({ ...entry, answer: 'A' as const }));
    school.judge.refusedAs(await submitBare(school, others), 'attempt.submitted');
  }),
  check(
    'submitQuiz',
    'counts answers without "chosen_at" as chosen when they arrive',
    async (school) => {
      const { answers } = await school.submitted();
      const others = answers.map((entry) => ({ ...entry, answer: 'A' as const }));
      await holdSubmitted(school, await submitBare(school, others));
    },
  ),
];

const afterwardsChecks: readonly Check[] = [
  check(
    'extendTime',
    'refuses more time for a student who has submitted with 409',
    async (school) => {
      const { quiz, taker } = await school.taken();
      await school.submitted();
      const { call } = await school.instructor();
      const body = { minutes: 5, student: taker.profile._id };
      const reply = await call('extendTime', { ids: { id: quiz._id }, body });
      school.judge.refusedAs(reply, 'time.submitted');
    },
  ),
  check('upcomingQuizzes', 'tells students what they have submitted', async (school) => {
    const { quiz, taker } = await school.taken();
    await school.submitted();
    const reply = await taker.call('upcomingQuizzes');
    const own = school.judge.success(reply).find(({ _id }) => _id === quiz._id);
    if (own?.submitted === undefined) throw new NotThere('what a student has submitted');
    hold(own.submitted, '"submitted" for who has submitted', 'false');
  }),
  check('quizChanges', 'says who has submitted', async (school) => {
    const { quiz, taker } = await school.taken();
    await school.submitted();
    const reply = await (await school.instructor()).call('quizChanges', { ids: { id: quiz._id } });
    const { changes } = school.judge.success(reply);
    const isThere = changes.some(
      ({ action, student }) => action === 'attempt.submit' && student?._id === taker.profile._id,
    );
    hold(isThere, `"attempt.submit" of ${taker.profile._id}`, reply);
  }),
  check('quizPaper', 'refuses a quiz that was submitted with 409', async (school) => {
    await school.submitted();
    const { quiz, taker } = await school.taken();
    school.judge.refusal(await taker.call('quizPaper', { ids: { id: quiz._id } }), 409);
  }),
  check(
    'quizPaper',
    'sends the answers that count after the quiz was submitted',
    async (school) => {
      const { quiz, taker } = await school.taken();
      await school.submitted();
      await holdSubmitted(school, await taker.call('quizPaper', { ids: { id: quiz._id } }));
    },
  ),
  check(
    'saveAnswers',
    'refuses answers after submission, with those that count',
    async (school) => {
      const { quiz, taker } = await school.taken();
      await school.submitted();
      const body = { answers: [], revision: 1000 };
      await holdSubmitted(school, await taker.call('saveAnswers', { ids: { id: quiz._id }, body }));
    },
  ),
  check('joinQuiz', 'opens no quiz again for who has submitted it', async (school) => {
    await school.submitted();
    const { quiz, taker } = await school.taken();
    await taker.call('joinQuiz', { body: { code: quiz.code } });
    const reply = await taker.call('quizPaper', { ids: { id: quiz._id } });
    await asEvidence(() => school.judge.refusal(reply, 409));
  }),
];

/** These run after the taker answered the open quiz and time was added. */
export const submissionChecks: readonly Check[] = [
  ...sharingChecks,
  ...bareChecks,
  ...afterwardsChecks,
];
