import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { attempts } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Failure } from './wire';

type Evidence = components['schemas']['Evidence'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await reset(school);
  await makeQuiz(school, { id: 'quiz' });
});
afterAll(() => school.close());

const end = new Date(monday.getTime() + 30 * 60_000);
const read = <Body = Evidence>(who = 'ines') => school.call<Body>(who, 'GET', 'quiz/evidence/quiz');

test('returns the figures of each item, in the order of the quiz', async () => {
  await enter(school, 'quiz', 'rita');
  await enter(school, 'quiz', 'nora', { q1: 'B', q3: 'C' });
  await enter(school, 'quiz', 'ruth');
  await school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B', 'B', 'B', 'A'));
  await school.call('ruth', 'POST', 'quiz/submit/quiz', submissionOf('A', 'B'));
  school.now = end;
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({ quiz: 'quiz', participants: 3 });
  expect(body.items.map(({ _id }) => _id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  // Right answers: Rita q1 q2 q3, Nora q1, Ruth q2.
  // q1: marks 1 1 0, rest 2 0 1. r = (3·2 − 2·3) / √(2·6) = 0.
  // q3: marks 1 0 0, rest 2 1 1. r = (3·2 − 1·4) / √(2·(3·6 − 16)) = 2/√4 = 1.
  expect(body.items[0]).toEqual({
    _id: 'q1',
    title: 'Question 1?',
    options: { A: 'fox', B: 'owl', C: 'bee', D: 'elk' },
    answer: 'B',
    choices: { A: 1, B: 2, C: 0, D: 0 },
    omitted: 0,
    facility: 0.6667,
    discrimination: 0,
  });
  expect(body.items[2]).toMatchObject({
    choices: { A: 0, B: 1, C: 1, D: 0 },
    omitted: 1,
    facility: 0.3333,
    discrimination: 1,
  });
  expect(body.items[4]).toMatchObject({ omitted: 3, facility: 0, discrimination: null });

  await sweep(school.database, new Date(end.getTime() + 31_000));
  expect((await school.database.select().from(attempts)).every(({ score }) => score !== null)).toBe(
    true,
  );
  expect((await read()).body).toEqual(body);
});

test('has no ratios if nobody took the quiz', async () => {
  school.now = end;
  const { body } = await read();
  expect(body.participants).toBe(0);
  expect(body.items[0]).toMatchObject({ omitted: 0, facility: null, discrimination: null });
});

test('is available only when the quiz has closed', async () => {
  school.now = new Date(end.getTime() - 1);
  const early = await read<Failure>();
  expect(early.status).toBe(409);
  expect(early.body.message).toBe(
    'This quiz has not closed yet. Its statistics are ready after it closes.',
  );
  school.now = end;
  expect((await read()).status).toBe(200);
});

test("is only for the quiz's instructor", async () => {
  school.now = end;
  expect((await read('otto')).status).toBe(404);
  expect((await read('rita')).status).toBe(403);
});
