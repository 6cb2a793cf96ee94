import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts, auditEntries, quizItems } from '../../server/database/schema';
import { enter, fillBank, makeQuiz, reset } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Attempt, PaperQuestion, Quiz, SavedBody } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await fillBank(school, 'ines', 5, { type: 'FE', difficulty: 'easy' });
});
beforeEach(() => reset(school));
afterAll(() => school.close());

async function shuffledQuiz(order = { shuffleQuestions: true, shuffleOptions: true }, id = 'quiz') {
  await makeQuiz(school, { id, ...order });
  for (const who of ['rita', 'ruth']) await enter(school, id, who);
}

const paperOf = async (who: string, id = 'quiz'): Promise<PaperQuestion[]> => {
  const { body } = await school.call(who, 'GET', `quiz/without-answers/${id}`);
  return body.data.questions;
};
const textsOf = (options: PaperQuestion['options']) => Object.values(options) as string[];
/** The stored letters of the options, in the order in which they are shown. */
const orderOf = ({ options }: PaperQuestion) =>
  textsOf(options)
    .map((text) => 'ABCD'[['fox', 'owl', 'bee', 'elk'].indexOf(text)])
    .join('');
const idsOf = (questions: readonly PaperQuestion[]) => questions.map(({ _id }) => _id).join();

test('students get the same questions, each in an order of their own that stays', async () => {
  await shuffledQuiz();
  const [rita, ruth] = [await paperOf('rita'), await paperOf('ruth')];
  expect(rita).not.toEqual(ruth);
  expect(rita.map(({ _id }) => _id).sort()).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  for (const { options } of [...rita, ...ruth]) {
    expect(Object.keys(options)).toEqual(['A', 'B', 'C', 'D']);
    expect(textsOf(options).sort()).toEqual(['bee', 'elk', 'fox', 'owl']);
  }
  school.now = new Date(monday.getTime() + 20 * 60_000);
  expect(await paperOf('rita')).toEqual(rita);
  expect(await paperOf('ruth')).toEqual(ruth);
});

test('the order is that of the quiz’s seed and the attempt’s id, for ever', async () => {
  await makeQuiz(school, {
    ...{ id: 'quiz', shuffleQuestions: true, shuffleOptions: true },
    orderSeed: 'a3b0cf6e-6c1f-4d0e-8d5e-0f5d6f3a7b11',
  });
  await enter(school, 'quiz', 'rita');
  await school.database.update(attempts).set({ id: '6f1c2a5e-0b7d-4c55-9a3e-3f5f0c1d2e4b' });
  const questions = await paperOf('rita');
  expect(idsOf(questions)).toBe('q2,q5,q1,q4,q3');
  expect(questions.map(orderOf)).toEqual(['DCAB', 'DCAB', 'BCAD', 'DBAC', 'ABCD']);
});

test('an attempt’s id, which its receipt names, does not tell the order', async () => {
  const orders = [];
  for (const id of ['one', 'other']) {
    await makeQuiz(school, { id, shuffleOptions: true });
    await enter(school, id, 'rita');
    await school.database.update(attempts).set({ id: 'attempt' }).where(eq(attempts.quizId, id));
    orders.push((await paperOf('rita', id)).map(orderOf).join());
    await school.database.delete(attempts);
  }
  expect(orders[0]).not.toBe(orders[1]);
});

test('questions or options are shuffled alone', async () => {
  await shuffledQuiz({ shuffleQuestions: false, shuffleOptions: true });
  const questions = await paperOf('rita');
  expect(idsOf(questions)).toBe('q1,q2,q3,q4,q5');
  expect(questions.some((question) => orderOf(question) !== 'ABCD')).toBe(true);
});

test('“None of the above” is the last option of everyone', async () => {
  // The items of a quiz are read once, so this is another one.
  await shuffledQuiz(undefined, 'above');
  await school.database
    .update(quizItems)
    .set({ options: { A: 'None of the above', B: 'owl', C: 'bee', D: 'elk' } })
    .where(eq(quizItems.quizId, 'above'));
  for (const who of ['rita', 'ruth']) {
    for (const { options } of await paperOf(who, 'above')) {
      expect(options.D).toBe('None of the above');
    }
  }
});

test('options with a natural order stay for everyone', async () => {
  await shuffledQuiz(undefined, 'natural');
  await school.database
    .update(quizItems)
    .set({ options: { A: 'one', B: 'two', C: 'three', D: 'four' } })
    .where(eq(quizItems.quizId, 'natural'));
  const papers = [await paperOf('rita', 'natural'), await paperOf('ruth', 'natural')];
  for (const { options } of papers.flat()) {
    expect(textsOf(options)).toEqual(['one', 'two', 'three', 'four']);
  }
});

test('answers go and come with the letters of the paper, and are stored as the author’s', async () => {
  await shuffledQuiz();
  const save = async (who: string, body: object) =>
    (await school.call<SavedBody<Attempt>>(who, 'PUT', 'quiz/answers/quiz', body)).body.data;
  for (const [who, wanted] of [
    ['rita', 'owl'],
    ['ruth', 'fox'],
  ] as const) {
    const answers = (await paperOf(who)).map(({ _id, options }) => ({
      question: _id,
      answer: Object.entries(options).find(([, text]) => text === wanted)![0],
      chosen_at: monday.toISOString(),
    }));
    const same: unknown = expect.arrayContaining(answers);
    expect((await save(who, { answers, revision: 0 })).answers).toEqual(same);
    expect((await save(who, { answers: [], revision: 0 })).answers).toEqual(same);
    await school.call(who, 'POST', 'quiz/submit/quiz', { answers });
    const other = answers.map(({ question }) => ({ question, answer: null }));
    const again = await school.call(who, 'POST', 'quiz/submit/quiz', { answers: other });
    expect(again.body).toMatchObject({ submitted: { answers: same } });
  }
  const rows = await school.database.select().from(attempts);
  const byStudent = Object.fromEntries(rows.map((row) => [row.studentId, row]));
  expect(byStudent['rita']).toMatchObject({ score: 10, answers: { q1: 'B', q5: 'B' } });
  expect(byStudent['ruth']).toMatchObject({ score: 0, answers: { q1: 'A', q5: 'A' } });
});

const draft = {
  ...{ title: 'Quiz', description: 'A quiz.', group: 'red', questions_number: 1 },
  ...{ difficulty: 'easy', type: 'FE', duration: 30, score_per_question: 2 },
  schadule: new Date(monday.getTime() + 60 * 60_000).toISOString(),
};
const read = async (id: string) => (await school.call<Quiz>('ines', 'GET', `quiz/${id}`)).body;

test('a quiz says what it shuffles, and nothing where it does not', async () => {
  const { body } = await school.call('ines', 'POST', 'quiz', { ...draft, shuffle_options: true });
  expect(body.data).toMatchObject({ shuffle_options: true });
  expect(await read(body.data._id)).toMatchObject({ shuffle_options: true });
  expect(body.data).not.toHaveProperty('shuffle_questions');
  const plain = await school.call('ines', 'POST', 'quiz', { ...draft, shuffle_options: false });
  expect(JSON.stringify([plain.body, await read(plain.body.data._id)])).not.toContain('shuffle');
});

test('what is shuffled changes until the quiz opens, and the audit keeps it', async () => {
  const { body } = await school.call('ines', 'POST', 'quiz', {
    ...draft,
    shuffle_questions: true,
  });
  const id: string = body.data._id;
  const change = (order: object) =>
    school.call('ines', 'PUT', `quiz/${id}`, { title: 'Quiz', description: 'A quiz.', ...order });
  expect(await change({ shuffle_questions: false, shuffle_options: true })).toMatchObject({
    status: 200,
  });
  expect(await read(id)).toMatchObject({ shuffle_options: true });
  expect(await read(id)).not.toHaveProperty('shuffle_questions');
  const entries = await school.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id));
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [null, expect.objectContaining({ shuffle_questions: true })],
    [
      { shuffle_questions: true, shuffle_options: false },
      { shuffle_questions: false, shuffle_options: true },
    ],
  ]);

  school.now = new Date(draft.schadule);
  expect(await change({ shuffle_options: false })).toMatchObject({
    status: 409,
    body: { code: 'quiz.hasOpened' },
  });
  expect(await change({ shuffle_options: true })).toMatchObject({ status: 200 });
  expect(await change({})).toMatchObject({ status: 200 });
  expect(await read(id)).toMatchObject({ shuffle_options: true });
});
