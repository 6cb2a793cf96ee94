import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { contractRoutes } from '../../../../src/contract/operations';
import { requestBy } from '../../../../tests/contract/requestBy';
import { deleteExpired } from '../../server/accounts/expiry';
import { hashPassword } from '../../server/accounts/passwords';
import * as schema from '../../server/database/schema';
import { describeDemoSchool } from '../../server/demo/seedDemoSchool';
import { sweep } from '../../server/quizzes/sweep';
import { monday, password, serveSchool, type School } from '../api/testSchool';
import { askedBy, everyOperation, usual, type Asking } from './everyOperation';
import { fillLargeSchool } from './largeSchool';
import { newDatabase, type NewDatabase } from './newDatabase';
import { largeTables, scansCounted, scansPlanned, type Statement } from './sequentialScans';

let made: NewDatabase;
let client: Client;
let school: School;
let tables: string[];
let statements: Statement[] = [];

beforeAll(async () => {
  made = await newDatabase(inject('postgresUrl'), 'tables');
  client = new Client({ connectionString: made.url });
  await client.connect();
  // A single connection, whose counts can then be read.
  const pool = new Pool({ connectionString: made.url, max: 1 });
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  const database = drizzle(pool, { schema, logger: { logQuery } });
  await fillLargeSchool(database, monday, await hashPassword(password));
  tables = await largeTables(client);
  school = await serveSchool({
    ...{ database, isFirstStart: false, place: made.url },
    close: () => pool.end(),
  });
}, 120_000);

afterAll(async () => {
  await school.close();
  await client.end();
  await made.drop();
});

/**
 * The large tables that an action reads in full: as planned for its statements, and as counted,
 * including foreign keys.
 */
async function scansOf(action: () => Promise<unknown>): Promise<string[]> {
  const report = () => school.database.execute(sql`select pg_stat_force_next_flush()`);
  await report();
  const before = await scansCounted(client, tables);
  statements = [];
  await action();
  const sent = statements;
  await report();
  const after = await scansCounted(client, tables);
  expect(sent.length).toBeGreaterThan(0);
  const planned: string[] = [];
  for (const statement of sent) planned.push(...(await scansPlanned(client, statement, tables)));
  const counted = tables.filter((table) => after[table] !== before[table]);
  return [...new Set(planned), ...counted.map((table) => `${table} was read from end to end`)];
}

const calls = contractRoutes.flatMap((route) =>
  (route.roles ?? (['anybody'] as const)).map((role) => ({ id: route.id, role, route })),
);
const askings = everyOperation(password);

test('the school is large', () => {
  expect(tables).toEqual([
    ...[
      'attempts',
      'audit_entries',
      'groups',
      'one_time_codes',
      'pictures',
      'questions',
      'quiz_items',
      'quizzes',
    ],
    ...['rate_limits', 'sessions', 'users'],
  ]);
});

test('the requests are from the roles that the contract admits, and no others', () => {
  const asked = Object.entries(askings).flatMap(([id, roles]) =>
    Object.keys(roles).map((role) => `${id} ${role}`),
  );
  expect(calls.map(({ id, role }) => `${id} ${role}`)).toEqual(expect.arrayContaining(asked));
});

describe('no large table is read in full', () => {
  test.each(calls)('by $id ($role)', async ({ id: operationId, role, route }) => {
    const { prepare, ...given }: Asking = askings[operationId]?.[role] ?? {};
    const { who = askedBy[role], bytes, ...needs } = { ...given, ...(await prepare?.(school)) };
    const { ids, body } = requestBy(route, usual, needs);
    const url = route.path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
    const method = route.method.toUpperCase() as 'GET';
    const mails = school.mails.length;
    const scans = await scansOf(async () => {
      const { status, body: answer } = await school.call(who, method, url, bytes ?? body);
      expect(status, JSON.stringify(answer)).toBeLessThan(300);
      // These answer before they search for the account, and mail.
      if (operationId === 'forgotPassword' || operationId === 'createStudent') {
        await vi.waitUntil(() => school.mails.length > mails, { timeout: 5_000 });
      }
    });
    expect(scans).toEqual([]);
  });

  test.each([
    ...['question?', 'question?q=why', 'question?type=BE', 'question?sort=title'],
    ...['question?sort=-description', 'question?sort=difficulty', 'question?sort=-type'],
    ...['student?', 'student?q=311', 'student?group=g32', 'student?membership=elsewhere'],
    ...['quiz/incomming?', 'quiz/completed?', 'quiz/result?', 'quiz/result?q=quiz'],
    ...['quiz/result?sort=group', 'quiz/result?sort=-participants'],
    ...['quiz/result/z311?sort=-score', 'quiz/result/z311?q=3'],
  ])('by the first two pages of %s', async (list) => {
    const scans = await scansOf(async () => {
      let cursor = '';
      for (let page = 0; page < 2; page += 1) {
        const url = `${list}&limit=5${cursor}`;
        const { status, body } = await school.call<{ next: string | null }>('i7', 'GET', url);
        expect(status, JSON.stringify(body)).toBe(200);
        if (body.next === null) break;
        cursor = `&cursor=${body.next}`;
      }
    });
    expect(scans).toEqual([]);
  });

  test('by closing quizzes whose time is over', async () => {
    const later = new Date(monday.getTime() + 2 * 3_600_000);
    await school.database.execute(
      sql`update quizzes set graded_at = ${later.toISOString()} where graded_at is null and right(id, 2) <> '19'`,
    );
    await school.database.execute(sql`analyze quizzes`);
    let finalised = 0;
    const scans = await scansOf(async () => {
      finalised = await sweep(school.database, later);
    });
    expect(finalised).toBeGreaterThan(100);
    expect(scans).toEqual([]);
  });

  test('by deleting what has expired', async () => {
    const now = new Date(monday.getTime() + 60_000);
    const past = monday.toISOString();
    for (const statement of [
      sql`update sessions set expires_at = ${past} where user_id like 's9%1'`,
      sql`update one_time_codes set expires_at = ${past} where user_id like 's9%3'`,
      sql`update rate_limits set whole_at = ${past} where key like 'a%'`,
      sql`analyze`,
    ]) {
      await school.database.execute(statement);
    }
    expect(await scansOf(() => deleteExpired(school.database, now))).toEqual([]);
  });

  test('by what the server prints when it starts', async () => {
    expect(await scansOf(() => describeDemoSchool(school.database, { now: monday }))).toEqual([]);
  });
});
