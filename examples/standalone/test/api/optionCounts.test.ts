import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { questions } from '../../server/database/schema';
import { enrolAnew } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Question, SavedBody } from './wire';

type Evidence = components['schemas']['Evidence'];
type Paper = components['schemas']['QuizPaper'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const draft = {
  ...{ title: 'Is HTTP stateless?', description: 'Each request stands alone.' },
  ...{ type: 'BE', difficulty: 'easy' },
};
const two = { ...draft, options: { A: 'Yes', B: 'No' }, answer: 'A' };
const six = {
  ...draft,
  options: { A: '100', B: '200', C: '201', D: '301', E: '404', F: 'None of them' },
  answer: 'F',
};

const post = (body: object) =>
  school.call<SavedBody<Question> & { errors: unknown }>('ines', 'POST', 'question', body);
const bank = async (query = '') => {
  const address = `question?limit=5${query}`;
  return (await school.call<{ items: Question[] }>('ines', 'GET', address)).body.items;
};

describe('a question of two options or six', () => {
  test.each([two, six])('is kept and found: %j', async (body) => {
    const { _id, revision } = (await post(body)).body.data;
    expect(await bank()).toEqual([{ _id, ...body, revision }]);
    const last = Object.values(body.options).at(-1) ?? '';
    expect(await bank(`&q=${encodeURIComponent(last)}`)).toHaveLength(1);
  });

  test('is taken, graded and counted', async () => {
    await post(six);
    const made = await school.call<{ data: { _id: string; code: string } }>(
      ...(['ines', 'POST', 'quiz'] as const),
      {
        ...{ title: 'Status', description: 'Codes.', group: 'red', questions_number: 1 },
        ...{ difficulty: 'easy', type: 'BE', schadule: monday.toISOString() },
        ...{ duration: 30, score_per_question: 2 },
      },
    );
    const { _id, code } = made.body.data;
    await school.call('rita', 'POST', 'quiz/join', { code });
    const paper = await school.call<{ data: Paper }>('rita', 'GET', `quiz/without-answers/${_id}`);
    const [question] = paper.body.data.questions;
    expect(question?.options).toEqual(six.options);
    const answers = [{ question: question?._id, answer: 'F' }];
    await school.call('rita', 'POST', `quiz/submit/${_id}`, { answers });
    school.now = new Date(monday.getTime() + 60 * 60_000);
    const { body } = await school.call<Evidence>('ines', 'GET', `quiz/evidence/${_id}`);
    school.now = monday;
    expect(body.items[0]).toMatchObject({
      options: six.options,
      choices: { A: 0, B: 0, C: 0, D: 0, F: 1 },
      facility: 1,
    });
  });
});

test('an answer that names an option the question lacks is neither saved nor submitted', async () => {
  await post(two);
  const made = await school.call<{ data: { _id: string; code: string } }>(
    ...(['ines', 'POST', 'quiz'] as const),
    {
      ...{ title: 'Status', description: 'Codes.', group: 'red', questions_number: 1 },
      ...{ difficulty: 'easy', type: 'BE', schadule: monday.toISOString() },
      ...{ duration: 30, score_per_question: 2 },
    },
  );
  const { _id, code } = made.body.data;
  await school.call('rita', 'POST', 'quiz/join', { code });
  const paper = () => school.call<{ data: Paper }>('rita', 'GET', `quiz/without-answers/${_id}`);
  const [question] = (await paper()).body.data.questions;
  const answers = [{ question: question?._id, answer: 'F', chosen_at: monday.toISOString() }];
  for (const [method, path, body] of [
    ['PUT', `quiz/answers/${_id}`, { answers, revision: 0 }],
    ['POST', `quiz/submit/${_id}`, { answers }],
  ] as const) {
    expect(await school.call('rita', method, path, body)).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        errors: [
          {
            field: 'answers.0.answer',
            message: expect.stringMatching(/^Answer of entry 1 does not fit/) as string,
          },
        ],
      },
    });
  }
  expect((await paper()).body.data.attempt).toMatchObject({ revision: 0, answers: [] });
});

test.each([
  ['one option', { options: { A: 'Yes' }, answer: 'A' }, ['options.B']],
  ['a gap', { options: { A: '1', B: '2', D: '4' }, answer: 'A' }, ['options.C']],
  ['a key that is none of them', { options: two.options, answer: 'C' }, ['options.C']],
  ['seven options', { options: { ...six.options, G: '7' }, answer: 'A' }, ['options.G']],
])('%s is refused', async (_name, change, fields) => {
  const { status, body } = await post({ ...draft, ...change });
  expect(status).toBe(400);
  expect(body.errors).toEqual(
    fields.map((field) => expect.objectContaining({ field }) as { field: string }),
  );
});

test('the database refuses it too', async () => {
  const { _id } = (await post(two)).body.data;
  const wrong = { answer: 'C' as const };
  await expect(school.database.update(questions).set(wrong)).rejects.toThrow();
  expect((await bank())[0]).toMatchObject({ _id, answer: 'A' });
});
