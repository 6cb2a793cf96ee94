import { sql } from 'drizzle-orm';
import { mostQuestions, replies } from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questions } from '../../server/database/schema';
import type { Call } from '../../server/kernel/call';
import { importQuestions } from '../../server/questions/importQuestions';
import type { QuestionDraft } from '../../server/questions/questionInput';
import { enrolAnew, fillBank, fillWithShortest } from './fixtures';
import { openSchool, type School } from './testSchool';
import type { Question, SavedBody } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const draft = {
  title: 'Which status code says that a resource was created?',
  description: '201 names the new resource in its Location header.',
  options: { A: '200', B: '201', C: '204', D: '301' },
  answer: 'B',
  type: 'BE',
  difficulty: 'easy',
};
const notYours = { message: 'This question does not exist or is not yours.' };

async function bankOf(who: string) {
  const { body } = await school.call<Question[]>(who, 'GET', 'question');
  return body.map(({ revision: _, ...question }) => question);
}

async function add(who: string, changes: object = {}) {
  const reply = await school.call<SavedBody<Question>>(who, 'POST', 'question', {
    ...draft,
    ...changes,
  });
  expect(reply.status).toBe(201);
  return reply.body.data;
}

/** The draft with spaces around each of its texts. */
const padded = {
  ...draft,
  title: `\n ${draft.title} `,
  description: `\t${draft.description}\n`,
  options: { A: ' 200', B: '201 ', C: ' 204 ', D: '\u00a0301\u00a0' },
};

test('a question is stored without the spaces around its texts', async () => {
  const { _id, message, ...question } = await add('ines', padded);
  expect(question).toMatchObject(draft);
  expect(message).toBe('Question added');
  expect(await bankOf('ines')).toEqual([{ _id, ...draft }]);
  expect(await bankOf('otto')).toEqual([]);
});

describe('a bank of thousands', () => {
  const kind = { type: 'FE', difficulty: 'easy' } as const;

  async function fill(count: number): Promise<void> {
    for (let added = 0; added < count; added += 1_000) {
      await fillBank(school, 'ines', Math.min(1_000, count - added), kind);
    }
  }

  test.each([99, 100, 101, 200, 1_001])('of %i is sent whole, newest first', async (count) => {
    await fill(count);
    // The rows above have the database's own time.
    school.now = new Date(Date.now() + 60_000);
    const newest = await add('ines');
    const bank = await bankOf('ines');
    expect(bank).toHaveLength(count + 1);
    expect(new Set(bank.map(({ _id }) => _id)).size).toBe(count + 1);
    expect(bank[0]).toEqual({ ...draft, _id: newest._id });
  });

  test('with equal instants is in the order of its ids, and misses none', async () => {
    await fill(450);
    await school.database.update(questions).set({ createdAt: school.now });
    const ids = (await bankOf('ines')).map(({ _id }) => _id);
    const { rows } = (await school.database.execute(
      sql`select array_agg(id order by id desc) as ids from questions`,
    )) as { rows: { ids: string[] }[] };
    expect(ids).toEqual(rows[0]?.ids);
  });

  test('is full at 100,000', { tags: ['long'] }, async () => {
    await fillWithShortest(school, 'ines', mostQuestions - 1);
    await fillBank(school, 'otto', 1, kind);
    const two = { questions: [draft, draft] };
    const refused = await school.call('ines', 'POST', 'question/import', two);
    expect(refused).toMatchObject({
      status: 409,
      body: replies.questions.bankFull(mostQuestions, mostQuestions - 1),
    });
    await add('ines');
    const full = await school.call('ines', 'POST', 'question', draft);
    expect(full).toMatchObject({
      status: 409,
      body: replies.questions.bankFull(mostQuestions, mostQuestions),
    });
    await add('otto');
  });
});

describe('changing a question', () => {
  const changed = {
    title: 'Which one?',
    description: 'l'.repeat(4000),
    options: { A: '🦉', B: '<b>', C: "'; --", D: 'ß'.repeat(300) },
    answer: 'D',
    type: 'FE',
    difficulty: 'hard',
  };

  test('replaces all of it', async () => {
    const { _id } = await add('ines');
    const reply = await school.call('ines', 'PUT', `question/${_id}`, changed);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      _id,
      ...changed,
      revision: expect.any(String) as string,
      message: 'Question updated',
    });
    expect(await bankOf('ines')).toEqual([{ _id, ...changed }]);
  });

  test('trims its texts', async () => {
    const { _id } = await add('ines', { title: 'Other' });
    await school.call('ines', 'PUT', `question/${_id}`, padded);
    expect(await bankOf('ines')).toEqual([{ _id, ...draft }]);
  });

  test('keeps its place in the bank', async () => {
    const first = await add('ines');
    school.now = new Date(school.now.getTime() + 1000);
    const second = await add('ines');
    await school.call('ines', 'PUT', `question/${first._id}`, changed);
    expect((await bankOf('ines')).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  });

  test("is a 404 for another instructor's, or an unknown one", async () => {
    const { _id } = await add('otto');
    for (const id of [_id, 'none']) {
      expect(await school.call('ines', 'PUT', `question/${id}`, changed)).toMatchObject({
        status: 404,
        body: notYours,
      });
    }
    expect(await bankOf('otto')).toEqual([{ _id, ...draft }]);
  });

  test('needs every field of a new one', async () => {
    const { _id } = await add('ines');
    const reply = await school.call('ines', 'PUT', `question/${_id}`, {
      ...changed,
      answer: 'G',
    });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { field: 'answer', message: 'Answer must be one of A, B, C, D, E, F.' },
    ]);
  });
});

describe('deleting a question', () => {
  test('removes it from the bank', async () => {
    const kept = await add('ines');
    const { _id } = await add('ines');
    const { status, body } = await school.call('ines', 'DELETE', `question/${_id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'item deleted successfully' } });
    expect((await bankOf('ines')).map((question) => question._id)).toEqual([kept._id]);
    expect((await school.call('ines', 'DELETE', `question/${_id}`)).status).toBe(404);
  });

  test("is a 404 for another instructor's, or an unknown one", async () => {
    const { _id } = await add('otto');
    for (const id of [_id, 'none']) {
      expect(await school.call('ines', 'DELETE', `question/${id}`)).toMatchObject({
        status: 404,
        body: notYours,
      });
    }
    expect(await bankOf('otto')).toHaveLength(1);
  });
});

test('a quiz keeps the questions it has drawn unchanged', async () => {
  const { _id } = await add('ines', { type: 'FE' });
  const { body } = await school.call('ines', 'POST', 'quiz', {
    title: 'Quiz',
    description: 'A quiz.',
    group: 'red',
    questions_number: 1,
    difficulty: 'easy',
    type: 'FE',
    schadule: school.now.toISOString(),
    duration: 15,
    score_per_question: 1,
  });
  await school.call('ines', 'PUT', `question/${_id}`, { ...draft, title: 'Changed?' });
  await school.call('ines', 'DELETE', `question/${_id}`);
  await school.call('rita', 'POST', 'quiz/join', { code: body.data.code });
  const paper = await school.call('rita', 'GET', `quiz/without-answers/${body.data._id}`);
  expect(paper.body.data.questions).toMatchObject([{ _id, title: draft.title }]);
});

describe('importing questions', () => {
  const drafts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...draft, title: `Question ${index + 1}?` }));
  const send = (who: string, questions: unknown) =>
    school.call<SavedBody<{ ids: string[] }>>(who, 'POST', 'question/import', { questions });

  test('adds 200 as if one after another: newest first, the last one leads', async () => {
    const { status, body } = await send('ines', drafts(200));
    expect(status).toBe(201);
    expect(body.data.message).toBe('200 questions added');
    expect(new Set(body.data.ids).size).toBe(200);
    const bank = await bankOf('ines');
    expect(bank.map(({ _id }) => _id)).toEqual([...body.data.ids].reverse());
    expect(bank[0]).toEqual({ ...draft, _id: body.data.ids[199], title: 'Question 200?' });
    expect(bank[199]?.title).toBe('Question 1?');
    expect(await bankOf('otto')).toEqual([]);
  });

  test('accepts 200 of the greatest length', async () => {
    const long = {
      ...draft,
      title: 't'.repeat(300),
      description: 'd'.repeat(4000),
      options: {
        A: 'a'.repeat(300),
        B: 'b'.repeat(300),
        C: 'c'.repeat(300),
        D: 'd'.repeat(300),
      },
    };
    const reply = await send(
      'ines',
      Array.from({ length: 200 }, () => long),
    );
    expect(reply.status).toBe(201);
    expect((await bankOf('ines'))[0]).toMatchObject(long);
  });

  test('adds one, without the spaces around its texts', async () => {
    const { body } = await send('ines', [padded]);
    expect(body.data.message).toBe('1 question added');
    expect(await bankOf('ines')).toEqual([{ _id: body.data.ids[0], ...draft }]);
  });

  test('adds none if one is invalid, and names it', async () => {
    const questions: object[] = drafts(5);
    questions[3] = { ...draft, title: ' ' };
    const { status, body } = await send('ines', questions);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Title of entry 4 is required',
      errors: [{ field: 'questions.3.title', message: 'Title of entry 4 is required' }],
    });
    expect(await bankOf('ines')).toEqual([]);
  });

  test('adds none if one cannot be stored', async () => {
    const questions = [...drafts(2), { ...draft, options: { ...draft.options, C: 'half \ud83d' } }];
    const { status, body } = await send('ines', questions);
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['questions.2.options.C']);
    expect(await bankOf('ines')).toEqual([]);
  });

  test('adds none if the database refuses a later one', async () => {
    await school.database.execute(
      sql`alter table questions add constraint short_title check (title <> 'Question 150?')`,
    );
    const { status } = await send('ines', drafts(200));
    await school.database.execute(sql`alter table questions drop constraint short_title`);
    expect(status).toBe(500);
    expect(await bankOf('ines')).toEqual([]);
  });

  test('gives other requests their turn between parts of it', async () => {
    const statements: { rows: number; turn: number }[] = [];
    let turn = 0;
    const insert = (table: unknown) => ({
      values: (rows: readonly unknown[]) => {
        if (table !== questions) return Promise.resolve();
        statements.push({ rows: rows.length, turn });
        // A turn that was requested before anything that the import requests.
        setImmediate(() => (turn += 1));
        return Promise.resolve();
      },
    });
    const bank = school.database;
    const tx = { insert, select: bank.select.bind(bank), $count: bank.$count.bind(bank) };
    const transaction = (act: (all: unknown) => Promise<void>) => act(tx);
    const call = { database: { insert, transaction }, caller: { id: 'ines' }, now: school.now };
    await importQuestions(call as unknown as Call, drafts(200) as QuestionDraft[]);
    expect(statements).toEqual(
      Array.from({ length: 40 }, (_, index) => ({ rows: 5, turn: index })),
    );
  });

  test.each([
    ['no list', undefined, 'Questions is required.'],
    ['an empty list', [], 'Questions must have at least 1 entry.'],
    ['201', drafts(201), 'Questions must have at most 200 entries.'],
    ['something else', 'all of them', 'Questions must be a list.'],
  ])('refuses %s', async (_name, questions, message) => {
    const { status, body } = await send('ines', questions);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'questions', message }]);
    expect(await bankOf('ines')).toEqual([]);
  });

  test('has its own limit: 2 MiB', async () => {
    const huge = await send('ines', [{ ...draft, title: 'x'.repeat(2 * 1024 * 1024) }]);
    expect(huge.status).toBe(413);
    expect(huge.body.message).toContain('too large');
    const large = await send('ines', [{ ...draft, title: 'x'.repeat(1024 * 1024) }]);
    expect(large.status).toBe(400);
  });
});

test('students can read nothing of a bank', async () => {
  const { _id } = await add('ines');
  for (const [method, path, body] of [
    ['PUT', `question/${_id}`, draft],
    ['DELETE', `question/${_id}`, undefined],
    ['POST', 'question/import', { questions: [draft] }],
  ] as const) {
    expect(await school.call('rita', method, path, body)).toMatchObject({
      status: 403,
      body: { message: 'Only instructors can do this. Sign in as an instructor.' },
    });
  }
  expect(await bankOf('ines')).toHaveLength(1);
});
