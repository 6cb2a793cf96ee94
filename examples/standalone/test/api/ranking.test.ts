import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { attempts, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enter, makeQuiz, reset } from './fixtures';
import { monday, openSchool, type School } from './testSchool';

type Ranked = components['schemas']['RankedStudent'];
type Place = components['schemas']['Place'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => reset(school));
afterAll(() => school.close());

const end = new Date(monday.getTime() + 30 * 60_000);

/** A quiz of five questions for two points each, with its participants' scores. */
async function graded(scores: Record<string, number>, values: Parameters<typeof makeQuiz>[1] = {}) {
  const quiz = await makeQuiz(school, { gradedAt: end, ...values });
  await school.database.insert(attempts).values(
    Object.entries(scores).map(([studentId, score]) => ({
      quizId: quiz.id,
      studentId,
      joinedAt: monday,
      finishedAt: quiz.closesAt,
      score,
    })),
  );
}

async function ranking(who: string, now = end): Promise<[string, number][]> {
  school.now = now;
  const { status, body } = await school.call<Ranked[]>(who, 'GET', 'student/top-five');
  expect(status).toBe(200);
  return body.map(({ _id, avg_score }) => [_id ?? '', avg_score]);
}

test('lists people, best first, by the mean of their percents with one decimal', async () => {
  await graded({ rita: 10, ruth: 4, nora: 10 });
  await graded({ rita: 4, ruth: 10 }, { scorePerQuestion: 5 });
  await graded({ rita: 2 }, { questionsNumber: 15, scorePerQuestion: 1 });
  school.now = end;
  const { body } = await school.call<Ranked[]>('ines', 'GET', 'student/top-five');
  // Rita (100 + 16 + 13.33…) / 3 = 43.1, Ruth (40 + 40) / 2 = 40.
  expect(body).toEqual([
    { _id: 'nora', first_name: 'Nora', last_name: 'Tester', avg_score: 100 },
    { _id: 'rita', first_name: 'Rita', last_name: 'Tester', avg_score: 43.1 },
    { _id: 'ruth', first_name: 'Ruth', last_name: 'Tester', avg_score: 40 },
  ]);
});

test('orders equal means by last name, first name and id, and stops after five', async () => {
  await graded({ rita: 6, ruth: 6, bela: 6, nora: 6, niko: 6, gina: 6 });
  expect((await ranking('ines')).map(([id]) => id)).toEqual([
    'bela',
    'gina',
    'niko',
    'nora',
    'rita',
  ]);
  await school.database.update(users).set({ lastName: 'Abt' }).where(eq(users.id, 'ruth'));
  try {
    expect((await ranking('ines')).map(([id]) => id)).toEqual([
      'ruth',
      'bela',
      'gina',
      'niko',
      'nora',
    ]);
  } finally {
    await school.database.update(users).set({ lastName: 'Tester' }).where(eq(users.id, 'ruth'));
  }
});

test('treats means that round to the same number as equal', async () => {
  // Ruth has 50.04 percent and Rita 50.
  await graded({ ruth: 1251, rita: 1250 }, { questionsNumber: 2500, scorePerQuestion: 1 });
  expect(await ranking('ines')).toEqual([
    ['rita', 50],
    ['ruth', 50],
  ]);
});

test('counts a quiz once it is graded after its grace, including attempts without a submission', async () => {
  await makeQuiz(school, { id: 'quiz' });
  await enter(school, 'quiz', 'rita', { q1: 'B' });
  await enter(school, 'quiz', 'ruth');
  const body = { answers: [{ question: 'q1', answer: 'B' }] };
  await school.call('ruth', 'POST', 'quiz/submit/quiz', body);
  const after = (seconds: number) => new Date(end.getTime() + seconds * 1000);
  for (const instant of [end, after(30)]) {
    await sweep(school.database, instant);
    for (const who of ['ines', 'ruth']) expect(await ranking(who, instant)).toEqual([]);
  }
  await sweep(school.database, after(31));
  for (const who of ['ines', 'ruth']) {
    expect(await ranking(who, after(31))).toEqual([
      ['rita', 20],
      ['ruth', 20],
    ]);
  }
});

test('leaves out inactive students, for the next one', async () => {
  await graded({ rita: 10, ruth: 8, bela: 6, nora: 4, niko: 2, gina: 0 });
  await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'rita'));
  expect((await ranking('ines')).map(([id]) => id)).toEqual([
    'ruth',
    'bela',
    'nora',
    'niko',
    'gina',
  ]);
});

test("covers an instructor's own quizzes, or those of a student's group", async () => {
  await graded({ rita: 10, bela: 2 });
  await graded({ bela: 10 }, { groupId: 'blue' });
  await graded({ gina: 8 }, { ownerId: 'otto', groupId: 'green' });
  expect(await ranking('ines')).toEqual([
    ['rita', 100],
    ['bela', 60],
  ]);
  expect(await ranking('otto')).toEqual([['gina', 80]]);
  expect(await ranking('ruth')).toEqual([
    ['rita', 100],
    ['bela', 20],
  ]);
  expect(await ranking('bela')).toEqual([['bela', 100]]);
  expect(await ranking('nora')).toEqual([]);
});

async function placeOf(who: string): Promise<Place> {
  school.now = end;
  const { status, body } = await school.call<Place>(who, 'GET', 'student/top-five/place');
  expect(status).toBe(200);
  return body;
}

test('tells a student their own place among all, with equal means by name', async () => {
  await graded({ rita: 6, ruth: 9, bela: 6, nora: 6, niko: 6, gina: 6 });
  // Bela, Gina, Niko and Nora come before Rita, and Ruth scored more.
  expect(await placeOf('rita')).toEqual({ place: 6, of: 6, avg_score: 60 });
  expect(await placeOf('ruth')).toEqual({ place: 1, of: 6, avg_score: 90 });
});

test('tells a student without a score that they have no place', async () => {
  await graded({ ruth: 9 });
  expect(await placeOf('rita')).toEqual({ place: null, of: 1, avg_score: null });
  expect(await placeOf('nora')).toEqual({ place: null, of: 0, avg_score: null });
});

describe.each(['own place', 'nobody'] as const)('a school that shows students %s', (shown) => {
  let other: School;
  beforeAll(async () => {
    other = school;
    school = await openSchool(undefined, { ranking: shown });
  });
  afterAll(async () => {
    await school.close();
    school = other;
  });

  test('names nobody to students, and everybody to instructors', async () => {
    await graded({ rita: 6, ruth: 9 });
    expect(await ranking('rita')).toEqual([]);
    expect(await ranking('ines')).toEqual([
      ['ruth', 90],
      ['rita', 60],
    ]);
    const place =
      shown === 'nobody'
        ? { place: null, of: 0, avg_score: null }
        : { place: 2, of: 2, avg_score: 60 };
    expect(await placeOf('rita')).toEqual(place);
    const { body } = await school.call<{ ranking: string }>(null, 'GET', 'capabilities');
    expect(body.ranking).toBe(shown);
  });
});
