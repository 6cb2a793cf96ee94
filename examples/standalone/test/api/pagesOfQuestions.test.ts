import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questions } from '../../server/database/schema';
import { enrolAnew } from './fixtures';
import { openSchool, type School } from './testSchool';
import { pageOf, walkPages, type Asked, type Page } from './walkPages';
import type { Failure, Question } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

type NewQuestion = Partial<typeof questions.$inferInsert>;

/** Adds questions to a bank, one a second. */
async function fill(ownerId: string, some: readonly NewQuestion[]): Promise<void> {
  await school.database.insert(questions).values(
    some.map((question, index) => ({
      ...{ ownerId, title: 'Title', description: 'Because.', type: 'FE', difficulty: 'easy' },
      ...{ options: { A: 'one', B: 'two', C: 'three', D: 'four' }, answer: 'B' },
      createdAt: new Date(school.now.getTime() + index * 1000),
      ...question,
    })) as (typeof questions.$inferInsert)[],
  );
}

const page = (asked: Asked) =>
  pageOf<Page<Question>>(school, 'ines', 'question', { limit: 50, ...asked });
const walk = (asked: Asked = {}) => walkPages<Question>(school, 'ines', 'question', asked);
const titlesOf = (some: readonly Question[]) => some.map(({ title }) => title);

test('without a limit, the whole bank is sent, and nothing else counts', async () => {
  await fill('ines', [{ title: 'One' }, { title: 'Two' }]);
  const whole = await school.call<Question[]>(
    'ines',
    'GET',
    'question?q=One&sort=title&type=BE&cursor=x&unknown=1',
  );
  expect(whole.status).toBe(200);
  expect(titlesOf(whole.body)).toEqual(['Two', 'One']);
});

test('a page has its items, the total of all pages, and the cursor of the next', async () => {
  await fill('otto', [{ title: 'Other' }]);
  await fill('ines', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
  const first = await page({ limit: 2 });
  expect(titlesOf(first.items)).toEqual(['Three', 'Two']);
  expect(first.total).toBe(3);
  expect(first.next).toMatch(/^[\w-]+$/);
  const last = await page({ limit: 2, cursor: String(first.next) });
  expect(titlesOf(last.items)).toEqual(['One']);
  expect(last).toMatchObject({ total: 3, next: null });
  expect(await page({ limit: 3 })).toMatchObject({ next: null });
  expect(await pageOf(school, 'otto', 'question', { limit: 2 })).toMatchObject({ total: 1 });
});

const sorted: readonly NewQuestion[] = [
  { title: 'éclair', description: 'Zebra', difficulty: 'medium', type: 'FE' },
  { title: 'Eager', description: 'apple', difficulty: 'hard', type: 'DO' },
  { title: 'Zoo', description: 'Äpfel', difficulty: 'easy', type: 'BE' },
  { title: 'apple', description: 'Banana', difficulty: 'hard', type: 'FE' },
  { title: 'Apple', description: 'Banana', difficulty: 'medium', type: 'BE' },
];

describe.each([
  ['title', ['apple', 'apple', 'eager', 'eclair', 'zoo'], (one: Question) => one.title],
  [
    'description',
    ['apfel', 'apple', 'banana', 'banana', 'zebra'],
    (one: Question) => one.description,
  ],
  ['difficulty', ['easy', 'medium', 'medium', 'hard', 'hard'], (one: Question) => one.difficulty],
  ['type', ['be', 'be', 'do', 'fe', 'fe'], (one: Question) => one.type],
] as const)('sorted by %s', (column, expected, valueOf) => {
  const plain = (one: Question) =>
    valueOf(one).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  test.each([
    [column, expected],
    [`-${column}`, [...expected].reverse()],
  ])('pages of %s are in order', async (sort, order) => {
    await fill('ines', sorted);
    const walked = await walk({ sort });
    expect(walked.map(plain)).toEqual(order);
    expect(new Set(walked.map(({ _id }) => _id)).size).toBe(sorted.length);
  });
});

test.each(['title', '-title', 'description', '-difficulty', '-type'])(
  'equal values are in the order of their ids, none twice: %s',
  async (sort) => {
    await fill(
      'ines',
      Array.from({ length: 7 }, () => ({})),
    );
    const ids = (await walk({ sort })).map(({ _id }) => _id);
    const { rows } = (await school.database.execute(
      sql`select array_agg(id order by id) as ids from questions`,
    )) as { rows: [{ ids: string[] }] };
    expect(ids).toEqual(sort.startsWith('-') ? rows[0].ids.reverse() : rows[0].ids);
  },
);

test.each([undefined, 'title', '-description', 'difficulty'])(
  'pages have no gap and no double while questions come and go: sort %s',
  async (sort) => {
    await fill(
      'ines',
      Array.from({ length: 12 }, (_, index) => ({
        title: `Kept ${index % 5}`,
        description: `Kept ${index % 3}`,
        difficulty: (['easy', 'medium', 'hard'] as const)[index % 3] ?? 'easy',
      })),
    );
    const before = await school.database.select().from(questions);
    const gone = new Set<string>();
    const walked = await walkPages<Question>(
      school,
      'ines',
      'question',
      sort === undefined ? {} : { sort },
      async ({ items }, nth) => {
        // What comes after the cursor would otherwise grow for as long as pages are read.
        if (nth > 3) return;
        // The row that the cursor names, and one that is still to come, or not any more.
        const [last, other] = [items.at(-1)?._id ?? '', before[nth]?.id ?? ''];
        gone.add(last).add(other);
        await school.database.delete(questions).where(inArray(questions.id, [last, other]));
        await fill('ines', [
          { title: 'Added' },
          { title: 'Zadded', description: 'Zadded', difficulty: 'hard' },
        ]);
      },
    );
    const ids = walked.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    const kept = before.filter(({ id }) => !gone.has(id)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(kept));
    expect(kept.length).toBeGreaterThan(0);
  },
);

describe('a search', () => {
  const bank: readonly NewQuestion[] = [
    { title: 'Résumé of the École', description: 'Nothing' },
    { title: 'Percent', description: '100 % of_all \\ slashes' },
    { title: 'Percents', description: '1000 of all' },
    {
      title: 'Options',
      options: { A: 'Čapková', B: 'Straße', C: 'МОСКВА', D: 'مُحَمَّد' },
    },
  ];

  test.each([
    ['resume', ['Résumé of the École']],
    ['RÉSUMÉ', ['Résumé of the École']],
    ['ecole resume', ['Résumé of the École']],
    ['  école   nothing ', ['Résumé of the École']],
    ['resume percent', []],
    ['%', ['Percent']],
    ['f_a', ['Percent']],
    ['\\', ['Percent']],
    ['100', ['Percents', 'Percent']],
    ['capkova', ['Options']],
    ['straße', ['Options']],
    ['محمد', ['Options']],
    ["'); drop table questions; --", []],
    ['   ', ['Options', 'Percents', 'Percent', 'Résumé of the École']],
  ])('for %j', async (q, expected) => {
    await fill('ines', bank);
    const found = await page({ q });
    expect(titlesOf(found.items)).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, next: null });
    expect(titlesOf(await walk({ q, limit: 1 }))).toEqual(expected);
  });

  test('does not find the word of another bank', async () => {
    await fill('otto', bank);
    expect(await page({ q: 'resume' })).toEqual({ items: [], next: null, total: 0 });
  });

  test('finds what was changed, and not what it was', async () => {
    await fill('ines', [{ title: 'Before' }]);
    await school.database.update(questions).set({ title: 'After' });
    expect(await page({ q: 'before' })).toMatchObject({ total: 0 });
    expect(await page({ q: 'after' })).toMatchObject({ total: 1 });
  });
});

describe('a large bank', () => {
  beforeEach(async () => {
    await school.database.execute(sql`
      insert into questions (id, owner_id, title, description, options, answer, type, difficulty, created_at)
      select 'q' || lpad(n::text, 5, '0'), 'ines', case when n % 900 = 0 then 'Rare' else 'Usual' end || ' ' || n, 'Because.',
        '{"A": "one", "B": "two", "C": "three", "D": "four"}', 'B', case when n % 2 = 0 then 'FE' else 'BE' end,
        (array['easy', 'medium', 'hard'])[1 + n % 3], now() - n * interval '1 second'
      from generate_series(1, 3500) n`);
  });

  test.each([{}, { sort: 'title' }, { sort: '-difficulty' }, { type: 'FE' }])(
    'is searched to its end: %j',
    async (asked) => {
      const found = await walk({ q: 'rare', ...asked });
      const numbers = found.map(({ title }) => Number(title.slice(5)));
      expect(numbers.sort((one, other) => one - other)).toEqual([900, 1800, 2700]);
      expect(await page({ q: 'rare', ...asked })).toMatchObject({ total: 3, next: null });
    },
  );

  test('is walked without a gap, filtered too', async () => {
    const walked = await walk({ limit: 200, type: 'BE', difficulty: 'hard' });
    const { rows } = (await school.database.execute(sql`
      select id from questions where type = 'BE' and difficulty = 'hard' order by created_at desc, id desc`)) as {
      rows: { id: string }[];
    };
    expect(walked.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    expect(await page({ type: 'BE', difficulty: 'hard' })).toMatchObject({ total: rows.length });
    expect(await page({})).toMatchObject({ total: 3500 });
  });
});

describe('refuses', () => {
  const refusal = (message: string, field: string) => ({
    status: 400,
    body: { code: 'request.invalid', message, errors: [{ field, message }] },
  });

  test.each([
    ['limit=0', 'limit', 'The limit must be 1 or more.'],
    ['limit=201', 'limit', 'The limit must be 200 or less.'],
    ['limit=ten', 'limit', 'The limit must be a whole number.'],
    ['limit=1.5', 'limit', 'The limit must be a whole number.'],
    ['limit=1&limit=2', 'limit', 'The limit must be a whole number.'],
    [
      'limit=1&sort=answer',
      'sort',
      'The order must be one of title, -title, description, -description, difficulty, -difficulty, type, -type.',
    ],
    ['limit=1&type=', 'type', 'The type is required.'],
    ['limit=1&type=%00', 'type', 'The type is not valid.'],
    ['limit=1&type=FE&type=BE', 'type', 'The type must be text.'],
    ['limit=1&difficulty=1', 'difficulty', 'The difficulty must be one of easy, medium, hard.'],
    [`limit=1&q=${'x'.repeat(1001)}`, 'q', 'The search must have at most 1000 characters.'],
    ['limit=1&q=%00', 'q', 'The search is not valid.'],
    ['limit=1&q=a&q=b', 'q', 'The search must be text.'],
  ])('%s', async (query, field, message) => {
    const reply = await school.call<Failure>('ines', 'GET', `question?${query}`);
    expect(reply).toMatchObject(refusal(message, field));
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unknown = 'The cursor is not one that this server has sent.';

  test.each([
    'x',
    '%20',
    '%00',
    encoded({}),
    encoded([]),
    encoded(['questions title', 1, 'id']),
    encoded(['questions title', 'a']),
    encoded(['questions title', 'a', 'id', 'more']),
    encoded(['questions title', 'a\u0000', 'id']),
    encoded(['questions title', 'a', 'x'.repeat(65)]),
    Buffer.from('["questions title","\\ud800","id"]').toString('base64url'),
  ])('the cursor %s', async (cursor) => {
    const query = `limit=1&sort=title&cursor=${encodeURI(cursor)}`;
    const reply = await school.call<Failure>('ines', 'GET', `question?${query}`);
    expect(reply).toMatchObject(refusal(unknown, 'cursor'));
  });

  test.each([1e300, '2026-05-04', null, -9e15])('a cursor with the instant %s', async (value) => {
    const cursor = encoded(['questions', value, 'id']);
    const reply = await school.call<Failure>('ines', 'GET', `question?limit=1&cursor=${cursor}`);
    expect(reply).toMatchObject(refusal(unknown, 'cursor'));
  });

  test('the cursor of another sort or list', async () => {
    await fill('ines', sorted);
    const { next } = await page({ limit: 1, sort: 'title' });
    for (const path of ['question?sort=-title', 'question?sort=description', 'student?']) {
      const url = `${path}&limit=1&cursor=${next ?? ''}`;
      expect(await school.call('ines', 'GET', url)).toMatchObject(refusal(unknown, 'cursor'));
    }
  });
});

test('the longest values fit into a cursor', async () => {
  const title = '"\\'.repeat(100);
  await fill('ines', [{ title }, { title: `${title} ` }]);
  const walked = await walk({ sort: 'title', limit: 1 });
  expect(walked).toHaveLength(2);
  await school.database.delete(questions).where(eq(questions.ownerId, 'ines'));
  await fill('ines', [{ title: '\u{1F600}'.repeat(100) }, { title: '\u0001'.repeat(200) }]);
  expect(await walk({ sort: 'title', limit: 1 })).toHaveLength(2);
});
