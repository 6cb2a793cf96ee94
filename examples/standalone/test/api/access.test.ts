import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../server/routes/contract';
import { enter, fillBank, makeQuiz, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Group, Question } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await fillBank(school, 'ines', 5, { type: 'FE', difficulty: 'easy' });
  await fillBank(school, 'otto', 5, { type: 'FE', difficulty: 'easy' });
  await makeQuiz(school, { id: 'open', code: 'CODE2222' });
  await enter(school, 'open', 'rita');
});
afterAll(() => school.close());

const question = {
  title: 'Why?',
  description: 'Because.',
  options: { A: '1', B: '2', C: '3', D: '4' },
  answer: 'A',
  type: 'FE',
  difficulty: 'easy',
};
const quiz = {
  title: 'Quiz',
  description: 'A quiz.',
  group: 'red',
  questions_number: 5,
  difficulty: 'easy',
  type: 'FE',
  schadule: monday.toISOString(),
  duration: 15,
  score_per_question: 1,
};

type Row = [
  operation: string,
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  expected: { ines: number; otto: number; rita: number; gina: number },
];

/** Statuses for the owner, another instructor, a student of the group, and one of another. */
const rows: Row[] = [
  ['groups', 'GET', 'group', undefined, { ines: 200, otto: 200, rita: 403, gina: 403 }],
  ['group', 'GET', 'group/red', undefined, { ines: 200, otto: 404, rita: 200, gina: 404 }],
  ['questions', 'GET', 'question', undefined, { ines: 200, otto: 200, rita: 403, gina: 403 }],
  ['createQuestion', 'POST', 'question', question, { ines: 201, otto: 201, rita: 403, gina: 403 }],
  ['createQuiz', 'POST', 'quiz', quiz, { ines: 201, otto: 400, rita: 403, gina: 403 }],
  [
    'upcomingQuizzes',
    'GET',
    'quiz/incomming',
    undefined,
    { ines: 200, otto: 200, rita: 200, gina: 200 },
  ],
  [
    'completedQuizzes',
    'GET',
    'quiz/completed',
    undefined,
    { ines: 200, otto: 200, rita: 200, gina: 200 },
  ],
  ['results', 'GET', 'quiz/result', undefined, { ines: 200, otto: 200, rita: 200, gina: 200 }],
  [
    'joinQuiz',
    'POST',
    'quiz/join',
    { code: 'CODE2222' },
    { ines: 403, otto: 403, rita: 200, gina: 403 },
  ],
  [
    'quizPaper',
    'GET',
    'quiz/without-answers/open',
    undefined,
    { ines: 403, otto: 403, rita: 200, gina: 404 },
  ],
  [
    'submitQuiz',
    'POST',
    'quiz/submit/open',
    submissionOf('A'),
    { ines: 403, otto: 403, rita: 200, gina: 404 },
  ],
  ['quiz', 'GET', 'quiz/open', undefined, { ines: 200, otto: 404, rita: 200, gina: 404 }],
];

test('the matrix names every operation that asks for a token', () => {
  const { paths } = readContract() as {
    paths: Record<string, Record<string, { operationId?: string; security?: unknown[] }>>;
  };
  const guarded = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId, security }) => operationId && security?.length !== 0)
    .map(({ operationId }) => operationId);
  expect(rows.map(([operation]) => operation).sort()).toEqual(guarded.sort());
});

describe.each(rows)('%s', (_operation, method, path, body, expected) => {
  test('is refused without a token', async () => {
    expect((await school.call(null, method, path, body)).status).toBe(401);
    if (method === 'GET') {
      const head = await school.app.inject({ method: 'HEAD', url: `/api/${path}` });
      expect(head.statusCode).toBe(401);
    }
  });

  test.each(Object.entries(expected))('answers %s with %i', async (who, status) => {
    const answer = await school.call(who, method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what a role is shown', () => {
  test('a student of the group sees ids of its students, its instructor sees them whole', async () => {
    const student = await school.call<Group>('rita', 'GET', 'group/red');
    expect(student.body).toEqual({
      _id: 'red',
      name: 'Group red',
      max_students: 30,
      students: [{ _id: 'rita' }, { _id: 'ruth' }],
    });
    const instructor = await school.call<Group>('ines', 'GET', 'group/red');
    expect(instructor.body.students[0]).toEqual({
      _id: 'rita',
      first_name: 'Rita',
      last_name: 'Tester',
      email: 'rita@school.example',
    });
  });

  test('an instructor lists their own groups by name', async () => {
    const { body } = await school.call<Group[]>('ines', 'GET', 'group');
    expect(body.map((group) => group._id)).toEqual(['blue', 'red']);
  });

  test('an instructor lists their own bank, newest first', async () => {
    school.now = new Date(Date.now() + 3_600_000);
    const added = await school.call('ines', 'POST', 'question', { ...question, title: 'Newest?' });
    expect(added.body.data).toMatchObject({
      title: 'Newest?',
      answer: 'A',
      message: 'Question added successfully',
    });
    const mine = await school.call<Question[]>('ines', 'GET', 'question');
    expect(mine.body[0]?._id).toBe(added.body.data._id);
    const theirs = await school.call<Question[]>('otto', 'GET', 'question');
    expect(theirs.body.map(({ _id }) => _id)).not.toContain(added.body.data._id);
  });
});
