import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import type {
  ParticipantPage,
  Participation,
  Question,
  Result,
  ResultSummary,
  Student,
} from '../../src/api/entities';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { listenTo, questionDraft, quizDraft, type Sent } from './school';

const { school, ask } = listenTo();
const { closed, open, upcoming, fullGroup } = mockQuizzes;

interface Page<Item> {
  items: Item[];
  next: string | null;
  total: number;
}

async function pageOf<Item extends object>(who: string, operation: OperationId, sent: Sent) {
  const { status, body } = await ask(who, operation, sent);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Page<Item>;
}

/** All pages of a list, one after the other. */
async function pagesOf<Item extends object>(
  who: string,
  operation: OperationId,
  { query, ...sent }: Sent,
): Promise<Page<Item>[]> {
  const pages = [await pageOf<Item>(who, operation, { ...sent, query: query ?? {} })];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await pageOf<Item>(who, operation, { ...sent, query: { ...query, cursor: next } }));
  }
  return pages;
}

async function itemsOf<Item extends object>(...call: Parameters<typeof pagesOf>): Promise<Item[]> {
  return (await pagesOf<Item>(...call)).flatMap(({ items }) => items);
}

async function whole<Item>(who: string, operation: OperationId): Promise<Item[]> {
  return (await ask(who, operation)).body as Item[];
}

const titles = (questions: readonly Question[]) => questions.map(({ title }) => title);
const lastNames = (students: readonly Student[]) => students.map(({ last_name }) => last_name);
const firstNames = (rows: readonly Participation[]) =>
  rows.map(({ participant }) => participant.first_name);
const badCursor = 'The cursor is not one that this server has sent.';

describe('the pages of a list', () => {
  it.each([
    ['questions', 'instructor'],
    ['students', 'instructor'],
    ['upcomingQuizzes', 'instructor'],
    ['upcomingQuizzes', 'student'],
    ['completedQuizzes', 'student'],
  ] as const)('of %s for %s are the whole list in its order', async (operation, who) => {
    school.addMany({ closedQuizzes: 3 });
    const list = await whole<object>(who, operation);
    expect(list.length).toBeGreaterThan(1);
    const pages = await pagesOf<object>(who, operation, { query: { limit: 2 } });
    expect(pages.flatMap(({ items }) => items)).toEqual(list);
    for (const { items, total } of pages) {
      expect(items.length).toBeLessThanOrEqual(2);
      expect(total).toBe(list.length);
    }
    expect(pages).toHaveLength(Math.ceil(list.length / 2));
  });

  it('have all quizzes, where the list alone has five', async () => {
    school.addMany({ closedQuizzes: 7 });
    await expect(whole('student', 'completedQuizzes')).resolves.toHaveLength(5);
    const all = await itemsOf<{ title: string }>('student', 'completedQuizzes', {
      query: { limit: 3 },
    });
    expect(all.map(({ title }) => title)).toEqual([
      ...['Warm-up', 'Quiz 1', 'Quiz 2', 'Quiz 3', 'Quiz 4', 'Quiz 5', 'Quiz 6', 'Quiz 7'],
    ]);
    for (let count = 1; count <= 4; count += 1) {
      const schadule = `2026-05-1${count}T09:00:00.000Z`;
      await ask('instructor', 'createQuiz', { body: { ...quizDraft, schadule } });
    }
    await expect(whole('instructor', 'upcomingQuizzes')).resolves.toHaveLength(5);
    const { total } = await pageOf('instructor', 'upcomingQuizzes', { query: { limit: 1 } });
    expect(total).toBe(6);
  });

  it('neither repeat nor lose a question while others come and go', async () => {
    const before = await whole<Question>('instructor', 'questions');
    const first = await pageOf<Question>('instructor', 'questions', { query: { limit: 5 } });
    await ask('instructor', 'createQuestion', { body: questionDraft });
    await ask('instructor', 'deleteQuestion', { id: first.items[4]?._id });
    const cursor = first.next ?? '';
    const rest = await pageOf<Question>('instructor', 'questions', {
      query: { limit: 200, cursor },
    });
    expect(rest.items).toEqual(before.slice(5));
    expect(rest.next).toBeNull();
  });

  it('go on after a student whose name has changed', async () => {
    const list = lastNames(await whole<Student>('instructor', 'students'));
    const first = await pageOf<Student>('instructor', 'students', { query: { limit: 2 } });
    const body = { _id: first.items[1]?._id, last_name: 'Zuse' };
    await ask('instructor', 'updateStudent', { body });
    const cursor = first.next ?? '';
    const rest = await pageOf<Student>('instructor', 'students', { query: { limit: 9, cursor } });
    expect(lastNames(rest.items)).toEqual([...list.slice(2), 'Zuse']);
  });

  it('have the same cursors when they are read again', async () => {
    const read = () => pagesOf('instructor', 'questions', { query: { limit: 7 } });
    expect(await read()).toEqual(await read());
  });
});

describe('a cursor', () => {
  it.each([
    ['that nobody sent', 'questions', { cursor: 'garbage' }],
    ['of another order', 'questions', { sort: 'title' }],
    ['of another list', 'students', {}],
  ] as const)('%s is refused', async (_, operation, query) => {
    const { next } = await pageOf('instructor', 'questions', { query: { limit: 2 } });
    const sent = { query: { limit: 2, cursor: next ?? '', ...query } };
    await expect(ask('instructor', operation, sent)).resolves.toEqual({
      status: 400,
      body: {
        code: 'request.invalid',
        message: badCursor,
        errors: [{ field: 'cursor', message: badCursor }],
      },
    });
  });

  it('of another person is refused', async () => {
    const { next } = await pageOf('instructor', 'students', { query: { limit: 2 } });
    const sent = { query: { limit: 2, cursor: next ?? '' } };
    await expect(ask('alan@school.example', 'students', sent)).resolves.toMatchObject({
      status: 400,
    });
  });
});

describe('parameters', () => {
  it.each([
    [{ limit: 0 }, 'limit', 'The limit must be 1 or more.'],
    [{ limit: 201 }, 'limit', 'The limit must be 200 or less.'],
    [{ limit: 'many' }, 'limit', 'The limit must be a whole number.'],
    [{ limit: 2, sort: '-colour' }, 'sort', /^The order must be one of title, -title, /],
    [{ limit: 2, difficulty: 'QA' }, 'difficulty', /^The difficulty must be one of easy, /],
    [{ limit: 2, q: 'a\u0000b' }, 'q', 'The search is not valid.'],
    [{ limit: 2, type: 'a\u0000b' }, 'type', 'The type is not valid.'],
  ])('%j are refused with their name', async (query, field, message) => {
    const { status, body } = await ask('instructor', 'questions', { query });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const { errors } = body as { errors: { field: string; message: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.message).toMatch(message);
  });

  it('that the contract does not have are ignored', async () => {
    const query = { limit: 200, colour: 'red' };
    const { total } = await pageOf('instructor', 'questions', { query });
    expect(total).toBe(20);
  });

  it('count only beside a limit', async () => {
    const sent = { query: { q: 'nothing like it', cursor: 'garbage' } };
    await expect(ask('instructor', 'questions', sent)).resolves.toMatchObject({
      status: 200,
      body: expect.objectContaining({ length: 20 }) as unknown,
    });
  });
});

describe('questions', () => {
  const search = (query: Record<string, string>) =>
    itemsOf<Question>('instructor', 'questions', { query: { limit: 3, ...query } });

  it('are found by words of title, description and options', async () => {
    const all = await whole<Question>('instructor', 'questions');
    expect(titles(await search({ q: 'PUT delete' }))).toEqual([
      'Which method asks for a resource without changing it?',
    ]);
    expect(await search({ q: 'created location' })).toHaveLength(1);
    const hard = all.filter(({ difficulty, type }) => difficulty === 'easy' && type === 'BE');
    expect(await search({ difficulty: 'easy', type: 'BE' })).toEqual(hard);
  });

  it('are never those of another instructor', async () => {
    const [alans] = await whole<Question>('alan@school.example', 'questions');
    expect(await search({ q: alans?.title ?? '' })).toEqual([]);
  });

  it('are sorted by a column, in either direction', async () => {
    const sorted = titles(await search({ sort: 'title' }));
    expect(sorted).toEqual([...sorted].sort(new Intl.Collator('en').compare));
    expect(sorted).toHaveLength(20);
    expect(titles(await search({ sort: '-title' }))).toEqual(sorted.toReversed());
    const difficulties = (await search({ sort: '-difficulty' })).map(
      ({ difficulty }) => difficulty,
    );
    expect([...new Set(difficulties)]).toEqual(['hard', 'medium', 'easy']);
  });
});

describe('students', () => {
  const search = async (query: Record<string, string>) =>
    lastNames(await itemsOf<Student>('instructor', 'students', { query: { limit: 2, ...query } }));

  it('are found by name and email, in a group, in none, or elsewhere', async () => {
    expect(await search({ q: 'school.example grace' })).toEqual(['Hopper']);
    expect(await search({ q: 'a', group: 'group-night' })).toEqual(['Noether']);
    expect(await search({ membership: 'none' })).toEqual(['Boole']);
    expect(await search({ membership: 'elsewhere' })).toEqual(['Noether']);
    expect(await search({ membership: 'none', group: 'group-web-1' })).toEqual([]);
  });

  it('are counted whatever is asked for', async () => {
    const page = await pageOf('instructor', 'students', { query: { limit: 1, q: 'nobody' } });
    expect(page).toEqual({
      items: [],
      next: null,
      total: 0,
      counts: { all: 7, none: 1, elsewhere: 1 },
    });
  });
});

describe('results', () => {
  it('carry the name and the size of their group', async () => {
    const group = { name: 'Web 1', size: 5 };
    for (const who of ['instructor', 'student']) {
      const results = await whole<Result>(who, 'results');
      expect(results.map((result) => result.group)).toContainEqual(group);
    }
  });

  it('in pages have the number of participants, and are the same results', async () => {
    school.addMany({ closedQuizzes: 3 });
    for (const who of ['instructor', 'student']) {
      const list = await whole<Result>(who, 'results');
      await expect(itemsOf(who, 'results', { query: { limit: 2 } })).resolves.toEqual(
        list.map(({ participants, ...head }) => ({ ...head, participants: participants.length })),
      );
    }
  });

  it('are found by title and group, and sorted by a column', async () => {
    school.addMany({ closedQuizzes: 11, participants: 30 });
    const read = async (query: Record<string, string>) =>
      (
        await itemsOf<ResultSummary>('instructor', 'results', { query: { limit: 4, ...query } })
      ).map(({ quiz }) => quiz.title);
    expect(await read({ q: 'warm web' })).toEqual(['Warm-up']);
    expect((await read({ sort: '-title' })).slice(0, 3)).toEqual(['Warm-up', 'Quiz 11', 'Quiz 10']);
    expect((await read({ sort: '-participants' }))[0]).toBe('Warm-up');
    expect((await read({ sort: 'date' }))[0]).toBe('Quiz 11');
  });
});

describe('a result', () => {
  const read = (query: Sent['query'] = {}, who = 'instructor', id: string = closed.id) =>
    pageOf<Participation>(who, 'result', { id, query }) as Promise<ParticipantPage>;

  it('has figures of all participants, whatever is searched', async () => {
    const { figures, items, total, quiz, group } = await read({ q: 'hedy' });
    expect(firstNames(items)).toEqual(['Hedy']);
    expect({ total, title: quiz.title, group }).toEqual({
      total: 1,
      title: 'Warm-up',
      group: { name: 'Web 1', size: 5 },
    });
    expect(figures).toEqual({
      participants: 4,
      scores: [2, 6, 8, 10].map((score) => ({ score, count: 1 })),
      minutes: [9, 12, 19, 29].map((minutes) => ({ minutes, count: 1 })),
      median_seconds: (725 + 1140) / 2,
      has_late: true,
      missing: {
        total: 1,
        students: [expect.objectContaining({ first_name: 'Dorothy', status: 'inactive' })],
      },
    });
  });

  it('counts equal scores together', async () => {
    school.addMany({ participants: 300 });
    const { figures, items, total } = await read();
    expect(items).toHaveLength(50);
    expect(total).toBe(304);
    expect(figures.scores).toHaveLength(6);
    expect(figures.scores.reduce((sum, { count }) => sum + count, 0)).toBe(304);
  });

  it('counts all who are missing, and names the first 100', async () => {
    school.addMany({ participants: 300 });
    const { missing } = (await read({}, 'instructor', open.id)).figures;
    expect(missing.total).toBe(304);
    expect(missing.students).toHaveLength(100);
    expect(missing.students[0]).toMatchObject({ last_name: '00001' });
  });

  it('has its rows as the list of results has them', async () => {
    const [list] = (await whole<Result>('instructor', 'results')).filter(
      ({ quiz }) => quiz._id === closed.id,
    );
    const rows = await itemsOf('instructor', 'result', { id: closed.id, query: { limit: 1 } });
    expect(rows).toEqual(list?.participants);
  });

  it.each([
    ['name', ['Grace', 'Hedy', 'Katherine', 'Mary']],
    ['-score', ['Katherine', 'Grace', 'Hedy', 'Mary']],
    ['duration', ['Katherine', 'Grace', 'Hedy', 'Mary']],
    ['-duration', ['Mary', 'Hedy', 'Grace', 'Katherine']],
  ])('is sorted by %s', async (sort, expected) => {
    const query = { limit: 3, sort };
    const rows = await itemsOf<Participation>('instructor', 'result', { id: closed.id, query });
    expect(firstNames(rows)).toEqual(expected);
  });

  it('puts participants without a duration last in either direction', async () => {
    await ask('student', 'joinQuiz', { body: { code: open.code } });
    school.clock.advance(60 * 60_000);
    for (const sort of ['duration', '-duration']) {
      const rows = await read({ sort }, 'instructor', open.id);
      expect(firstNames(rows.items).at(-1)).toBe('Grace');
      expect(rows.figures.participants).toBe(3);
      expect(rows.figures.minutes.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    }
  });

  it('shows students their own row and figures of it alone', async () => {
    const { items, total, figures } = await read({}, 'student');
    expect(firstNames(items)).toEqual(['Grace']);
    expect({ total, figures }).toEqual({
      total: 1,
      figures: {
        participants: 1,
        scores: [{ score: 8, count: 1 }],
        minutes: [{ minutes: 12, count: 1 }],
        median_seconds: 725,
        has_late: false,
        missing: { total: 0, students: [] },
      },
    });
    expect((await read({}, 'mary@school.example')).figures.has_late).toBe(false);
  });

  it.each([
    ['another instructor’s quiz', 'instructor', fullGroup.id],
    ['an upcoming quiz', 'instructor', upcoming.id],
    ['an open quiz, to a student', 'hedy@school.example', open.id],
    ['a quiz that a student did not take', 'emmy@school.example', closed.id],
    ['no quiz', 'instructor', 'quiz-none'],
  ])('of %s is a 404', async (_, who, id) => {
    await expect(ask(who, 'result', { id })).resolves.toEqual({
      status: 404,
      body: replies.quizzes.notYours,
    });
  });
});

describe('many records', () => {
  it('are added at once, again after others, and removed by a reset', async () => {
    const numbers = { questions: 10_000, students: 2_000, participants: 1_000 };
    school.addMany(numbers);
    school.addMany({ students: 1 });
    const bank = await pageOf<Question>('instructor', 'questions', {
      query: { limit: 50, q: 'question 9999' },
    });
    expect(titles(bank.items)).toEqual(['Question 9999']);
    const { total } = await pageOf('instructor', 'students', { query: { limit: 1 } });
    expect(total).toBe(3_008);
    const found = await pageOf<Student>('instructor', 'students', {
      query: { limit: 2, q: 'student-2001@' },
    });
    expect(lastNames(found.items)).toEqual(['02001']);
    school.reset();
    await expect(whole('instructor', 'students')).resolves.toHaveLength(7);
  });

  it('are quizzes to come and quizzes that have closed', async () => {
    school.addMany({ upcomingQuizzes: 4, closedQuizzes: 2 });
    school.addMany({ upcomingQuizzes: 1 });
    const coming = await itemsOf<{ title: string }>('student', 'upcomingQuizzes', {
      query: { limit: 50 },
    });
    expect(coming.slice(-6).map(({ title }) => title)).toEqual([
      ...['Layout on the web', 'Coming quiz 1', 'Coming quiz 2', 'Coming quiz 3'],
      ...['Coming quiz 4', 'Coming quiz 5'],
    ]);
    const closed = await pageOf('student', 'completedQuizzes', { query: { limit: 1 } });
    expect(closed.total).toBe(3);
  });

  it('are whole numbers', () => {
    expect(() => school.addMany({ students: -1 })).toThrow(RangeError);
    expect(() => school.addMany({ questions: 0.5 })).toThrow(/cannot add 0\.5 records/);
  });
});
