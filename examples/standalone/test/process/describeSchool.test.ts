import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPublicPasswords } from '../../server/accounts/demoAccounts';
import type { OpenDatabase } from '../../server/database/database';
import { users } from '../../server/database/schema';
import { describeSchool } from '../../server/startup/describeSchool';
import { openTestDatabase } from '../database/testDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const linesFor = (
  host: string,
  registration: 'everybody' | 'students',
  { trustProxy = [] as string[], demoElsewhere = false } = {},
) => describeSchool(opened.database, { host, registration, trustProxy, demoElsewhere });

test('a new school is told the command that creates an instructor, and what an open address means', async () => {
  const command =
    'quizwright-standalone user create --role Instructor --email <email> --first-name <name> --last-name <name>';
  const begin = `No one has an account yet. Register the first instructor, or create the account: ${command}`;
  expect(await linesFor('127.0.0.1', 'everybody')).toEqual([begin]);
  expect(await linesFor('0.0.0.0', 'students')).toEqual([
    `No one has an account yet. Create the account of the first instructor: ${command}`,
  ]);
  expect(await linesFor('0.0.0.0', 'everybody')).toEqual([
    begin,
    expect.stringMatching(/^Anyone who can reach this address can register as an instructor/),
  ]);
});

test('behind a proxy on this machine, the address counts as open too', async () => {
  expect(await linesFor('127.0.0.1', 'everybody', { trustProxy: ['127.0.0.1'] })).toContainEqual(
    expect.stringMatching(/^Anyone who can reach this address/),
  );
});

test('the demo school is a warning at every start, until its passwords are changed', async () => {
  const { database } = opened;
  await database.insert(users).values({
    id: 'ada',
    role: 'Instructor',
    firstName: 'Ada',
    lastName: 'Demo',
    email: 'ada@school.example',
    passwordHash: 'of the password that everybody knows',
  });
  await keepPublicPasswords(database);
  const warning =
    /^WARNING: The password of the demo accounts is public\. They can sign in only on this/;
  expect(await linesFor('127.0.0.1', 'everybody')).toContainEqual(expect.stringMatching(warning));
  expect(await linesFor('0.0.0.0', 'students')).toContainEqual(expect.stringMatching(warning));
  expect(await linesFor('0.0.0.0', 'students', { demoElsewhere: true })).toContainEqual(
    expect.stringContaining('They can sign in from anywhere because DEMO is yes.'),
  );
  await database.update(users).set({ passwordHash: 'of another' }).where(eq(users.id, 'ada'));
  expect(await linesFor('127.0.0.1', 'everybody')).toEqual([]);
});
