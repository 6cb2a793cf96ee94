import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { auditEntries } from '../../server/database/schema';
import { enrolAnew } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Question, SavedBody } from './wire';

type Evidence = components['schemas']['Evidence'];
type Paper = components['schemas']['QuizPaper'];
type Quiz = components['schemas']['QuizWithQuestions'];
type Result = components['schemas']['Result'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await enrolAnew(school);
  school.now = new Date(monday.getTime() - 60_000);
});
afterAll(() => school.close());

const draft = {
  title: 'Which methods are safe?',
  description: 'They change nothing.',
  options: { A: 'GET', B: 'POST', C: 'HEAD', D: 'PATCH' },
  kind: 'multiple',
  answer: 'AC',
  type: 'FE',
  difficulty: 'easy',
};

const add = (body: object) => school.call<SavedBody<Question>>('ines', 'POST', 'question', body);
const bank = async () => (await school.call<Question[]>('ines', 'GET', 'question')).body;

/** A quiz of the whole bank, which has not opened. */
async function setUp(settings: object = {}) {
  const made = await school.call<{ data: { _id: string; code: string } }>('ines', 'POST', 'quiz', {
    ...{ title: 'Methods', description: 'Some.', group: 'red', questions_number: 1 },
    ...{ difficulty: 'easy', type: 'FE', schadule: monday.toISOString() },
    ...{ duration: 30, score_per_question: 2, ...settings },
  });
  return made.body.data;
}

const paperOf = async (id: string) =>
  (await school.call<{ data: Paper }>('rita', 'GET', `quiz/without-answers/${id}`)).body.data;

/** Takes a quiz of one question, and waits until it has closed. */
async function take(settings: object, answer: string | null) {
  const { _id, code } = await setUp(settings);
  await school.call('rita', 'POST', 'quiz/join', { code });
  school.now = monday;
  const [question] = (await paperOf(_id)).questions;
  const answers = [{ question: question?._id, answer }];
  const submitted = await school.call('rita', 'POST', `quiz/submit/${_id}`, { answers });
  expect(submitted.status).toBe(200);
  school.now = new Date(monday.getTime() + 60 * 60_000);
  return _id;
}

async function scoreIn(id: string) {
  const results = await school.call<Result[]>('ines', 'GET', 'quiz/result');
  const paged = await school.call<{ items: { score: number }[]; figures: { scores: unknown } }>(
    ...(['ines', 'GET', `quiz/result/${id}`] as const),
  );
  const { items, figures } = paged.body;
  const listed = results.body.find(({ quiz }) => quiz._id === id)?.participants[0]?.score;
  expect(items[0]?.score).toBe(listed);
  expect(figures.scores).toEqual([{ score: listed, count: 1 }]);
  return listed;
}

describe('a question with several right answers', () => {
  test('keeps its kind and its key', async () => {
    const { _id, message, revision, ...question } = (await add(draft)).body.data;
    expect({ message, question }).toEqual({ message: 'Question added', question: draft });
    expect(await bank()).toEqual([{ _id, ...draft, revision }]);
  });

  test.each([
    ['CA', 'answer'],
    ['AA', 'answer'],
    ['', 'answer'],
    ['AE', 'options.E'],
  ])('is refused with the key %j', async (answer, field) => {
    const { status, body } = await add({ ...draft, answer });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test('becomes one with one right answer by a change, and the audit tells', async () => {
    const { _id } = (await add(draft)).body.data;
    await school.call('ines', 'PUT', `question/${_id}`, { ...draft, kind: 'single', answer: 'A' });
    expect((await bank())[0]).not.toHaveProperty('kind');
    const entries = await school.database.select().from(auditEntries);
    expect(entries.find(({ action }) => action === 'question.update')).toMatchObject({
      before: { kind: 'multiple', answer: 'AC' },
      after: { kind: 'single', answer: 'A' },
    });
  });

  test('keeps its kind in a quiz, on the paper and in the statistics', async () => {
    await add(draft);
    const { _id, code } = await setUp();
    await school.call('rita', 'POST', 'quiz/join', { code });
    expect(await paperOf(_id)).toMatchObject({ questions: [], kinds: ['multiple'] });
    school.now = monday;
    const paper = await paperOf(_id);
    expect(paper.questions).toMatchObject([{ title: draft.title, kind: 'multiple' }]);
    expect(paper.questions[0]).not.toHaveProperty('answer');
    const quiz = await school.call<Quiz>('ines', 'GET', `quiz/${_id}`);
    expect(quiz.body.questions).toMatchObject([{ kind: 'multiple', answer: 'AC' }]);
    const answers = [{ question: paper.questions[0]?._id, answer: 'ABC' }];
    await school.call('rita', 'POST', `quiz/submit/${_id}`, { answers });
    school.now = new Date(monday.getTime() + 60 * 60_000);
    const evidence = await school.call<Evidence>('ines', 'GET', `quiz/evidence/${_id}`);
    expect(evidence.body.items).toMatchObject([
      { kind: 'multiple', answer: 'AC', choices: { A: 1, B: 1, C: 1, D: 0 }, answered: 1 },
    ]);
  });
});

test('a question with one right answer is sent without a kind, and takes one letter', async () => {
  const single = { ...draft, kind: 'single', answer: 'B' };
  expect((await add({ ...single, answer: 'AC' })).body).toMatchObject({
    errors: [{ field: 'answer', message: 'Answer must be one of A, B, C, D, E, F.' }],
  });
  await add(single);
  expect((await bank())[0]).not.toHaveProperty('kind');
  const { _id, code } = await setUp();
  await school.call('rita', 'POST', 'quiz/join', { code });
  school.now = monday;
  const paper = await paperOf(_id);
  expect(paper).not.toHaveProperty('kinds');
  expect(paper.questions[0]).not.toHaveProperty('kind');
  const answers = [
    { question: paper.questions[0]?._id, answer: 'AB', chosen_at: monday.toISOString() },
  ];
  for (const [method, path, body] of [
    ['PUT', `quiz/answers/${_id}`, { answers, revision: 0 }],
    ['POST', `quiz/submit/${_id}`, { answers }],
  ] as const) {
    const refused = await school.call('rita', method, path, body);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'answers.0.answer' }] },
    });
  }
});

describe('a quiz', () => {
  test.each([
    ['AC', 2, 2],
    ['A', 0, 1],
    ['ABC', 0, 1],
    ['ABCD', 0, 0],
    [null, 0, 0],
  ])('gives %j for A and C %d points, and %d with partial credit', async (answer, whole, part) => {
    await add(draft);
    expect(await scoreIn(await take({}, answer))).toBe(whole);
    school.now = new Date(monday.getTime() - 60_000);
    expect(await scoreIn(await take({ grading: 'partial' }, answer))).toBe(part);
  });

  test('rounds a score to two decimals', async () => {
    await add({ ...draft, answer: 'ABC' });
    expect(await scoreIn(await take({ grading: 'partial', score_per_question: 1 }, 'A'))).toBe(
      0.33,
    );
  });

  test('says the score that an accepted late submission replaced, to two decimals', async () => {
    await add({ ...draft, answer: 'ABC' });
    const { _id, code } = await setUp({ grading: 'partial', score_per_question: 1 });
    await school.call('rita', 'POST', 'quiz/join', { code });
    school.now = monday;
    const [question] = (await paperOf(_id)).questions;
    const answered = (answer: string) => ({
      answers: [{ question: question?._id, answer, chosen_at: school.now.toISOString() }],
      revision: 0,
    });
    await school.call('rita', 'PUT', `quiz/answers/${_id}`, answered('A'));
    school.now = new Date(monday.getTime() + 60 * 60_000);
    await school.call('rita', 'POST', `quiz/submit/${_id}`, answered('AB'));
    const row = async () => {
      const results = await school.call<Result[]>('ines', 'GET', 'quiz/result');
      return results.body.find(({ quiz }) => quiz._id === _id)?.participants[0];
    };
    const body = { participation: (await row())?._id };
    expect((await school.call('ines', 'PUT', `quiz/late/${_id}`, body)).status).toBe(200);
    expect(await row()).toMatchObject({ score: 0.67, accepted_late: { replaced_score: 0.33 } });
  });

  test('keeps its grading, which can change until it opens', async () => {
    await add(draft);
    const { _id } = await setUp({ grading: 'partial' });
    const read = async () => (await school.call<Quiz>('ines', 'GET', `quiz/${_id}`)).body;
    expect(await read()).toMatchObject({ grading: 'partial' });
    const texts = { title: 'Methods', description: 'Some.' };
    const change = (grading: string) =>
      school.call('ines', 'PUT', `quiz/${_id}`, { ...texts, grading });
    expect((await change('all_or_nothing')).status).toBe(200);
    expect(await read()).not.toHaveProperty('grading');
    school.now = monday;
    expect((await change('all_or_nothing')).status).toBe(200);
    expect(await change('partial')).toMatchObject({
      status: 409,
      body: { code: 'quiz.hasOpened' },
    });
  });
});
