import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../server/database/schema';
import { enrolAnew } from './fixtures';
import { openSchool, type School } from './testSchool';
import { pageOf, walkPages, type Asked, type Page } from './walkPages';
import type { Student } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

interface StudentPage extends Page<Student> {
  counts: { all: number; none: number; elsewhere: number };
}

const page = (asked: Asked, who = 'ines') =>
  pageOf<StudentPage>(school, who, 'student', { limit: 50, ...asked });
const idsOf = (some: readonly Student[]) => some.map(({ _id }) => _id);

async function add(id: string, firstName: string, lastName: string): Promise<void> {
  const email = `${id}@school.example`;
  await school.database.insert(users).values({ id, role: 'Student', firstName, lastName, email });
}

test('students are by last name, then first name, whatever their accents and case', async () => {
  await add('a', 'Zoe', 'Čapková');
  await add('b', 'adam', 'capkova');
  await add('c', 'Ann', 'Cap');
  await add('d', 'Ann', 'Zuse');
  const walked = await walkPages<Student>(school, 'ines', 'student', {});
  expect(idsOf(walked)).toEqual([
    ...['c', 'b', 'a'],
    ...['bela', 'gina', 'niko', 'nora', 'rita', 'ruth'],
    'd',
  ]);
  const { body: whole } = await school.call<Student[]>('ines', 'GET', 'student');
  expect(walked).toEqual(whole);
});

test('pages, the whole list and a group are in one order, whatever the names', async () => {
  const names = [
    'Dz',
    'Đặng',
    'Dao',
    'Đỗ',
    'DE',
    'Łuk',
    'Lup',
    'Øre',
    'Oz',
    'Æg',
    'Af',
    "O'Neil",
    'Ng',
  ];
  const rare = [
    '𠮷田',
    '\ue000',
    'Жук',
    'ẞaß',
    'Þor',
    'ﬁn',
    '—',
    'a'.repeat(90),
    `${'a'.repeat(90)}b`,
  ];
  for (const [index, name] of [...names, ...rare].entries()) await add(`n${index}`, 'Kim', name);
  // Equal names, whose emails are the other way round.
  await school.database.insert(users).values(
    ['z', 'y'].map((email, index) => ({
      ...{ id: `same${index}`, role: 'Student' as const, email: `${email}@school.example` },
      ...{ firstName: index === 0 ? 'ÉVA' : 'Eva', lastName: 'Dang' },
    })),
  );
  await school.database.update(users).set({ groupId: 'red' }).where(eq(users.role, 'Student'));
  const walked = idsOf(await walkPages<Student>(school, 'ines', 'student', { limit: 3 }));
  const { body: whole } = await school.call<Student[]>('ines', 'GET', 'student');
  const { body: group } = await school.call<{ students: Student[] }>('ines', 'GET', 'group/red');
  expect(idsOf(whole)).toEqual(walked);
  expect(idsOf(group.students)).toEqual(walked);
  const some = new Set(['n0', 'n1', 'n2', 'n3', 'n4', 'same0', 'same1']);
  expect(walked.filter((id) => some.has(id))).toEqual([
    ...['same0', 'same1', 'n1', 'n2', 'n4', 'n3', 'n0'],
  ]);
});

test('a page says how many students there are of each membership, whatever it asks for', async () => {
  const counts = { all: 6, none: 2, elsewhere: 1 };
  expect(await page({})).toMatchObject({ total: 6, counts });
  expect(await page({ q: 'nobody' })).toEqual({ items: [], next: null, total: 0, counts });
  const elsewhere = { all: 6, none: 2, elsewhere: 3 };
  expect(await page({ group: 'red' }, 'otto')).toMatchObject({ total: 2, counts: elsewhere });
});

describe('the filter', () => {
  test.each([
    [{ group: 'red' }, ['rita', 'ruth']],
    [{ group: 'unknown' }, []],
    [{ membership: 'none' }, ['niko', 'nora']],
    [{ membership: 'elsewhere' }, ['gina']],
    [{ membership: 'elsewhere', q: 'rita' }, []],
    [{ group: 'red', q: 'TESTER ruth' }, ['ruth']],
    [{ q: 'nora@school' }, ['nora']],
    [{ q: '_' }, []],
  ])('%j finds %j', async (asked, expected) => {
    const found = await page(asked);
    expect(idsOf(found.items)).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, next: null });
    expect(
      idsOf(await walkPages<Student>(school, 'ines', 'student', { ...asked, limit: 1 })),
    ).toEqual(expected);
  });

  test('finds a name without its accents', async () => {
    await add('a', 'Zoë', 'Ångström');
    expect(idsOf((await page({ q: 'angstrom zoe' })).items)).toEqual(['a']);
  });

  test.each(['membership=mine', 'group=a%20b'])('%s is refused', async (query) => {
    const reply = await school.call('ines', 'GET', `student?limit=5&${query}`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

test('pages have no gap and no double while students come, go and are renamed', async () => {
  const walked = await walkPages<Student>(
    school,
    'ines',
    'student',
    { limit: 1 },
    async ({ items: [last] }, nth) => {
      await school.database.delete(users).where(eq(users.id, last?._id ?? ''));
      await add(`new${nth}`, 'Aaron', 'Aalto');
    },
  );
  expect(idsOf(walked)).toEqual(['bela', 'gina', 'niko', 'nora', 'rita', 'ruth']);
});

test('students of the same name are all there', async () => {
  for (let nth = 0; nth < 7; nth += 1) await add(`same${nth}`, 'Ann', 'Aalto');
  const walked = await walkPages<Student>(school, 'ines', 'student', { q: 'aalto', limit: 3 });
  expect(idsOf(walked)).toEqual([0, 1, 2, 3, 4, 5, 6].map((nth) => `same${nth}`));
});

test('a student may not read them', async () => {
  expect(await school.call('rita', 'GET', 'student?limit=5')).toMatchObject({ status: 403 });
});
