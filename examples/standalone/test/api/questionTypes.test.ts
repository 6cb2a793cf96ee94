import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questions } from '../../server/database/schema';
import { enrolAnew, fillBank } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { ActionBody, Failure, Question, Quiz, SavedBody } from './wire';

const questionTypes = [
  { value: 'BIO', label: 'Biology' },
  { value: 'CHE', label: 'Chemistry' },
];

let school: School;
beforeAll(async () => {
  school = await openSchool(undefined, { questionTypes });
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const draft = {
  title: 'What do ribosomes make?',
  description: 'They translate RNA.',
  options: { A: 'Proteins', B: 'Fats', C: 'Sugars', D: 'Water' },
  answer: 'A',
  type: 'BIO',
  difficulty: 'easy',
};
const quiz = {
  ...{ title: 'Cells', description: 'Week 3.', group: 'red', questions_number: 5 },
  ...{ difficulty: 'easy', type: 'DO', schadule: monday.toISOString() },
  ...{ duration: 15, score_per_question: 1 },
};
const unknown = /^Type( of entry 2)? must be one of BIO, CHE\.$/;

const add = (changes: object = {}) =>
  school.call<SavedBody<Question>>('ines', 'POST', 'question', { ...draft, ...changes });

test('the list is told to everybody', async () => {
  const { body } = await school.call<object>(null, 'GET', 'capabilities');
  expect(body).toMatchObject({ question_types: questionTypes });
});

test('questions have one of the list', async () => {
  const { status, body } = await add();
  expect([status, body.data.type]).toEqual([201, 'BIO']);
  const { _id } = body.data;
  const others = [
    ['POST', 'question', { ...draft, type: 'FE' }, 'type'],
    ['PUT', `question/${_id}`, { ...draft, type: 'DO' }, 'type'],
    ['POST', 'question/change', { ids: [_id], type: 'bio' }, 'type'],
    [
      'POST',
      'question/import',
      { questions: [draft, { ...draft, type: 'PHY' }] },
      'questions.1.type',
    ],
  ] as const;
  for (const [method, path, sent, field] of others) {
    const refused = await school.call<Failure>('ines', method, path, sent);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { field, message: expect.stringMatching(unknown) as string },
    ]);
  }
  const { body: bank } = await school.call<Question[]>('ines', 'GET', 'question');
  expect(bank.map(({ type }) => type)).toEqual(['BIO']);
});

test('a type that is missing is asked for, without the list', async () => {
  for (const sent of [
    { ...draft, type: undefined },
    { ...draft, type: ' ' },
  ]) {
    const refused = await school.call<Failure>('ines', 'POST', 'question', sent);
    expect(refused.body.errors).toEqual([{ field: 'type', message: 'Type is required' }]);
  }
});

describe('a question whose type is no longer listed', () => {
  test('stays, is found, and is changed with a type of the list', async () => {
    const { body } = await add();
    const { _id } = body.data;
    await school.database.update(questions).set({ type: 'FE' }).where(eq(questions.id, _id));
    const found = await school.call<{ items: Question[] }>(
      'ines',
      'GET',
      'question?limit=10&type=FE',
    );
    expect(found.body.items.map((one) => one._id)).toEqual([_id]);
    const kept = await school.call<Failure>('ines', 'PUT', `question/${_id}`, {
      ...draft,
      type: 'FE',
    });
    expect(kept.body.errors?.[0]?.message).toMatch(unknown);
    const changed = await school.call('ines', 'PUT', `question/${_id}`, { ...draft, type: 'CHE' });
    expect(changed.status).toBe(200);
  });
});

describe('a quiz', () => {
  beforeEach(async () => {
    await fillBank(school, 'ines', 3, { type: 'BIO', difficulty: 'easy' });
    await fillBank(school, 'ines', 2, { type: 'CHE', difficulty: 'easy' });
  });

  const setUp = <Body = ActionBody>(changes: object) =>
    school.call<Body>('ines', 'POST', 'quiz', { ...quiz, ...changes });

  test('draws from all types with DO', async () => {
    const { status, body } = await setUp<SavedBody<Quiz>>({});
    expect(status).toBe(201);
    expect(body.data.type).toBe('DO');
  });

  test('draws from one of the list, by its name', async () => {
    expect((await setUp({ type: 'CHE', questions_number: 1 })).status).toBe(201);
    const { status, body } = await setUp<Failure>({ type: 'CHE' });
    expect(status).toBe(409);
    expect(body.message).toContain('Only 2 of your questions match easy and Chemistry;');
  });

  test('cannot be of another type', async () => {
    const { body } = await setUp<Failure>({ type: 'FE' });
    expect(body.errors).toEqual([
      { field: 'type', message: 'Category type must be one of BIO, CHE, DO.' },
    ]);
  });
});
