import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { users } from '../../server/database/schema';
import { describeSchool } from '../../server/process/describeSchool';
import { openTestDatabase } from '../database/testDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const told = (host: string, registration: 'everybody' | 'students') =>
  describeSchool(opened.database, { host, registration });

test('who has just begun is told to register, and what an open address means', async () => {
  const empty = 'Nobody has an account yet: register the first instructor.';
  expect(await told('127.0.0.1', 'everybody')).toEqual([empty]);
  expect(await told('0.0.0.0', 'students')).toEqual([empty]);
  expect(await told('0.0.0.0', 'everybody')).toEqual([
    empty,
    expect.stringMatching(/^Anybody who reaches this address can register as an instructor/),
  ]);
});

test('demo accounts in a school that others reach are a warning', async () => {
  await opened.database.insert(users).values({
    id: 'ada',
    role: 'Instructor',
    firstName: 'Ada',
    lastName: 'Demo',
    email: 'ada@school.example',
  });
  const warning = 'Everybody knows the password of the demo accounts: begin anew with DEMO=no.';
  expect(await told('127.0.0.1', 'everybody')).not.toContain(warning);
  expect(await told('0.0.0.0', 'students')).toContain(warning);
});
