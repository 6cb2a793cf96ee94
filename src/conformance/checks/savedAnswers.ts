import type { SubmittedAnswer } from '../../api/entities';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { firstHand } from '../judging/once';
import type { School } from '../school/school';
import { holdAnswers } from '../school/sitting';

/** A member of the group who has not joined, and a draft for the open quiz. */
async function bystander(school: School) {
  const [{ call }, { _id }] = [await school.classmate(), await school.openQuiz()];
  return { call, ids: { id: _id }, body: { answers: [], revision: 0 } };
}

/** Several devices of the taker save answers in the open quiz. */
export const savedAnswersChecks: readonly Check[] = [
  check('saveAnswers', 'keeps "chosen_at" to the millisecond', async (school) => {
    const { sent, kept } = await firstHand(school.timed());
    holdAnswers(sent, kept);
  }),
  check('saveAnswers', 'keeps answers, and counts the change', async (school) => {
    const { choose, save, attempt } = await school.sitting();
    const { revision } = await attempt();
    const answers = [choose(0, 'A'), choose(1, 'B')];
    const kept = await save(answers, revision);
    hold(kept.revision > revision, `a revision above ${revision}`, `${kept.revision}`);
    const now = await attempt();
    hold(now.revision === kept.revision, `the revision ${kept.revision}`, `${now.revision}`);
    holdAnswers(answers, now.answers);
  }),
  check('joinQuiz', 'changes nothing in the attempt of who joins again', async (school) => {
    const { choose, save, attempt } = await school.sitting();
    const answers = [choose(0, 'A'), choose(1, 'B')];
    await save(answers, (await attempt()).revision);
    const before = await attempt();
    const { quiz, taker } = await school.taken();
    school.judge.success(await taker.call('joinQuiz', { body: { code: quiz.code } }));
    const now = await attempt();
    holdAnswers(answers, now.answers);
    const summaryOf = ({ revision, started_at, ends_at }: typeof now): string =>
      `the revision ${revision}, from ${started_at} to ${ends_at}`;
    hold(summaryOf(now) === summaryOf(before), summaryOf(before), summaryOf(now));
  }),
  check('saveAnswers', 'keeps none of the answers when it refuses one', async (school) => {
    const { choose, attempt } = await school.sitting();
    const { quiz, taker } = await school.taken();
    const { _id: question } = await school.belongings.addQuestion();
    const before = await attempt();
    const fitting = choose(0, 'B');
    const body = { answers: [fitting, { ...choose(1, 'A'), question }], revision: before.revision };
    const reply = await taker.call('saveAnswers', { ids: { id: quiz._id }, body });
    school.judge.refusal(reply, 400);
    const { revision } = await attempt();
    hold(revision === before.revision, `the revision ${before.revision}`, `${revision}`);
  }),
  check('saveAnswers', 'keeps answers that the list does not name', async (school) => {
    const { choose, save, attempt } = await school.sitting();
    const [first, second] = [choose(0, 'A'), choose(1, 'B')];
    const { revision } = await save([first], (await attempt()).revision);
    await save([second], revision);
    holdAnswers([first, second], (await attempt()).answers);
  }),
  check(
    'saveAnswers',
    'keeps the later choice, whichever device sends it first',
    async (school) => {
      const { choose, save, attempt } = await school.sitting();
      const { revision } = await attempt();
      const early = [choose(0, 'A'), choose(1, 'A')] as const;
      const late = [choose(0, 'B'), choose(1, 'B')] as const;
      await save([late[0], early[1]], revision);
      const kept = await save([early[0], late[1]], revision);
      holdAnswers(late, kept.answers);
      holdAnswers(late, (await attempt()).answers);
    },
  ),
  check(
    'saveAnswers',
    'keeps the answer it holds if another has the same instant',
    async (school) => {
      const { choose, save, attempt } = await school.sitting();
      const held = choose(0, 'B');
      const { revision } = await save([held], (await attempt()).revision);
      await save([{ ...held, answer: 'A' }], revision);
      holdAnswers([held], (await attempt()).answers);
    },
  ),
  check('saveAnswers', 'changes nothing when the same answers arrive again', async (school) => {
    const { choose, save, attempt } = await school.sitting();
    const answers = [choose(0, 'A'), choose(1, 'B')];
    const { revision } = await save(answers, (await attempt()).revision);
    for (const known of [revision, 0]) {
      const again = await save(answers, known);
      hold(again.revision === revision, `the revision ${revision}`, `${again.revision}`);
    }
    holdAnswers(answers, (await attempt()).answers);
  }),
  check('saveAnswers', 'replies with what has changed after the revision', async (school) => {
    const { choose, save, attempt } = await school.sitting();
    const { revision: seen } = await attempt();
    const [first, second] = [choose(0, 'B'), choose(1, 'B')];
    const { revision } = await save([first], seen);
    const kept = await save([second], seen);
    holdAnswers([first, second], kept.answers);
    const changed = await save([], revision);
    hold(
      changed.revision === kept.revision,
      `the revision ${kept.revision}`,
      `${changed.revision}`,
    );
    holdAnswers([second], changed.answers);
  }),
  check('saveAnswers', 'keeps a cleared answer as null', async (school) => {
    const { choose, save, attempt } = await school.sitting();
    const { revision } = await attempt();
    const [before, cleared] = [choose(0, 'A'), choose(0, null)];
    await save([cleared], revision);
    holdAnswers([cleared], (await save([before], revision)).answers);
    holdAnswers([cleared], (await attempt()).answers);
  }),
  check('saveAnswers', 'refuses answers before the start with 409', async (school) => {
    const { _id } = await school.joinedLater();
    const { call } = await school.taker();
    const body = { answers: [], revision: 0 };
    school.judge.refusedAs(
      await call('saveAnswers', { ids: { id: _id }, body }),
      'attempt.notStarted',
    );
  }),
  check('saveAnswers', 'refuses answers before the paper was read with 409', async (school) => {
    await school.sitting();
    const { _id, code } = await school.belongings.addQuiz({ group: (await school.group())._id });
    const { call } = await school.taker();
    school.judge.success(await call('joinQuiz', { body: { code } }));
    const body = { answers: [], revision: 0 };
    const reply = await call('saveAnswers', { ids: { id: _id }, body });
    school.judge.refusedAs(reply, 'attempt.notBegun');
  }),
  check('saveAnswers', 'names an answer that is not a letter', async (school) => {
    const { choose } = await school.sitting();
    const { quiz, taker } = await school.taken();
    const odd: Omit<SubmittedAnswer, 'answer'> & { answer: string } = {
      ...choose(0, 'A'),
      answer: 'G',
    };
    const body = { answers: [odd], revision: 0 };
    const reply = await taker.call('saveAnswers', { ids: { id: quiz._id }, body });
    school.judge.refusal(reply, 400, 'answers.0.answer');
  }),
  check(
    'saveAnswers',
    'refuses an answer to a question that the quiz does not ask',
    async (school) => {
      const { choose } = await school.sitting();
      const { quiz, taker } = await school.taken();
      const { _id: question } = await school.belongings.addQuestion();
      const body = { answers: [{ ...choose(0, 'A'), question }], revision: 0 };
      const reply = await taker.call('saveAnswers', { ids: { id: quiz._id }, body });
      school.judge.refusal(reply, 400);
    },
  ),
  check('saveAnswers', 'refuses a student who has not joined with 403', async (school) => {
    const { call, ...request } = await bystander(school);
    school.judge.refusedAs(await call('saveAnswers', request), 'attempt.notJoined');
  }),
];
