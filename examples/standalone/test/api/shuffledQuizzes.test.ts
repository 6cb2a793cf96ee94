import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts, auditEntries, quizItems } from '../../server/database/schema';
import { enter, fillBank, makeQuiz, reset } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { PaperQuestion, Quiz } from './wire';

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
const idsOf = (questions: readonly PaperQuestion[]) => questions.map(({ _id }) => _id).join();

test('students get the same questions, each in an order of their own that stays', async () => {
  await shuffledQuiz();
  const [rita, ruth] = [await paperOf('rita'), await paperOf('ruth')];
  expect(rita).not.toEqual(ruth);
  expect(rita.map(({ _id }) => _id).sort()).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  for (const { options, option_order: letters = [] } of [...rita, ...ruth]) {
    expect(options).toEqual({ A: 'fox', B: 'owl', C: 'bee', D: 'elk' });
    expect([...letters].sort()).toEqual(['A', 'B', 'C', 'D']);
  }
  school.now = new Date(monday.getTime() + 20 * 60_000);
  expect(await paperOf('rita')).toEqual(rita);
  expect(await paperOf('ruth')).toEqual(ruth);
});

test('the order is that of the attempt’s id, for ever', async () => {
  await shuffledQuiz();
  await school.database
    .update(attempts)
    .set({ id: '6f1c2a5e-0b7d-4c55-9a3e-3f5f0c1d2e4b' })
    .where(eq(attempts.studentId, 'rita'));
  const questions = await paperOf('rita');
  expect(idsOf(questions)).toBe('q2,q1,q3,q5,q4');
  expect(questions.map(({ option_order }) => option_order?.join(''))).toEqual([
    ...['ABDC', 'ABDC', 'CBAD', 'DBCA', 'ACBD'],
  ]);
});

test('questions or options are shuffled alone', async () => {
  await shuffledQuiz({ shuffleQuestions: false, shuffleOptions: true });
  const questions = await paperOf('rita');
  expect(idsOf(questions)).toBe('q1,q2,q3,q4,q5');
  expect(questions.every(({ option_order }) => option_order?.length === 4)).toBe(true);
});

test('“None of the above” is the last option of everyone', async () => {
  // The items of a quiz are read once, so this is another one.
  await shuffledQuiz(undefined, 'above');
  await school.database
    .update(quizItems)
    .set({ options: { A: 'None of the above', B: 'owl', C: 'bee', D: 'elk' } })
    .where(eq(quizItems.quizId, 'above'));
  for (const who of ['rita', 'ruth']) {
    for (const { option_order } of await paperOf(who, 'above')) {
      expect(option_order?.at(-1)).toBe('A');
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
  for (const { option_order } of papers.flat()) {
    expect(option_order?.join('')).toBe('ABCD');
  }
});

test('stored letters are graded, in whatever order they were shown', async () => {
  await shuffledQuiz();
  for (const [who, letter] of [
    ['rita', 'B'],
    ['ruth', 'A'],
  ] as const) {
    const answers = (await paperOf(who)).map(({ _id }) => ({ question: _id, answer: letter }));
    await school.call(who, 'POST', 'quiz/submit/quiz', { answers });
  }
  const rows = await school.database.select().from(attempts);
  expect(Object.fromEntries(rows.map(({ studentId, score }) => [studentId, score]))).toEqual({
    rita: 10,
    ruth: 0,
  });
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
