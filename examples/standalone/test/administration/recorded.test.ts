import { asc, eq, gt, max } from 'drizzle-orm';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressOfErased } from '../../server/accounts/email';
import { rotateAllKeys } from '../../server/administration/keys/rotateAllKeys';
import { changeRole } from '../../server/administration/people/changeRole';
import { createUser } from '../../server/administration/people/createUser';
import { inviteUser, resetUser } from '../../server/administration/people/inviteUser';
import { transferUser } from '../../server/administration/people/transferUser';
import { disableUser, enableUser } from '../../server/administration/people/userStatus';
import { erasePerson } from '../../server/administration/personalData/erasePerson';
import { exportPerson } from '../../server/administration/personalData/exportPerson';
import { auditEntries, users } from '../../server/database/schema';
import { enrolAnew } from '../api/fixtures';
import { openSchool, type School } from '../api/testSchool';
import { temporaryFolder } from '../process/temporaryFolder';
import { carriedOut } from './carriedOut';

const folder = temporaryFolder();
const at = (name: string) => `${name}@school.example`;

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

/** The audit's entries about an act, and whether they name anyone. */
async function recorded(act: () => Promise<unknown>) {
  const { database } = school;
  const [{ newest } = { newest: null }] = await database
    .select({ newest: max(auditEntries.id) })
    .from(auditEntries);
  await act();
  const entries = await database
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, newest ?? 0))
    .orderBy(asc(auditEntries.id));
  expect(JSON.stringify(entries)).not.toMatch(/@|Tester|Hopper/);
  return entries.map(({ actor, actorId, action, subjectId, before, after }) => {
    expect([actor, actorId]).toEqual(['command', null]);
    return { action, subject: subjectId, before, after };
  });
}

const person = { firstName: 'Grace', lastName: 'Hopper', email: at('grace') };

test('a new account, its invitations, and a link for another password', async () => {
  const { database } = school;
  const made = await recorded(() =>
    carriedOut(database, createUser, { ...person, role: 'Student', group: 'red' }),
  );
  const subject = made[0]?.subject;
  const after = { role: 'Student', group: 'red' };
  expect(made).toEqual([{ action: 'account.create', subject, before: null, after }]);
  expect(await recorded(() => carriedOut(database, inviteUser, { email: at('grace') }))).toEqual([
    { action: 'account.invite', subject, before: null, after: null },
  ]);
  expect(await recorded(() => carriedOut(database, resetUser, { email: at('rita') }))).toEqual([
    { action: 'account.reset', subject: 'rita', before: null, after: null },
  ]);
});

test('status and role, when they change', async () => {
  const { database } = school;
  const email = at('niko');
  const [active, inactive] = [{ status: 'active' }, { status: 'inactive' }];
  const disable = () => carriedOut(database, disableUser, { email });
  const enable = () => carriedOut(database, enableUser, { email });
  expect(await recorded(disable)).toEqual([
    { action: 'account.disable', subject: 'niko', before: active, after: inactive },
  ]);
  expect(await recorded(disable)).toEqual([]);
  expect(await recorded(enable)).toEqual([
    { action: 'account.enable', subject: 'niko', before: inactive, after: active },
  ]);
  const promote = () => carriedOut(database, changeRole, { email, role: 'Instructor' });
  const roles = { before: { role: 'Student' }, after: { role: 'Instructor' } };
  expect(await recorded(promote)).toEqual([{ action: 'account.role', subject: 'niko', ...roles }]);
  expect(await recorded(promote)).toEqual([]);
});

test('a transfer, an export, an erasure and new keys', async () => {
  const { database } = school;
  const transfer = { from: at('ines'), to: at('otto') };
  expect(await recorded(() => carriedOut(database, transferUser, transfer))).toEqual([
    {
      ...{ action: 'account.transfer', subject: 'ines', before: null },
      after: { to: 'otto', groups: 2, questions: 0, quizzes: 0, students: 1 },
    },
  ]);
  const file = join(folder, 'gina.zip');
  const gina = { person: at('gina') };
  expect(await recorded(() => carriedOut(database, exportPerson, file, gina))).toEqual([
    { action: 'account.export', subject: 'gina', before: null, after: null },
  ]);
  expect(await recorded(() => carriedOut(database, erasePerson, gina))).toEqual([
    {
      ...{ action: 'account.erase', subject: 'gina', before: { role: 'Student' } },
      after: { attempts: 0, results: 0 },
    },
  ]);
  expect(await recorded(() => carriedOut(database, rotateAllKeys, { now: true }))).toEqual([
    { action: 'key.rotate', subject: 'school', before: null, after: { signed_out: true } },
  ]);
});

test('nothing when an erased account is to be enabled: it stays nobody’s', async () => {
  const { database } = school;
  await carriedOut(database, erasePerson, { person: at('gina') });
  const email = addressOfErased('gina');
  const enabled = () =>
    expect(carriedOut(database, enableUser, { email })).rejects.toThrow('was erased');
  expect(await recorded(enabled)).toEqual([]);
  const [gina] = await database.select().from(users).where(eq(users.id, 'gina'));
  expect(gina?.status).toBe('inactive');
});

test('nothing for refusals', async () => {
  const refused = () =>
    expect(
      carriedOut(school.database, changeRole, { email: at('ines'), role: 'Student' }),
    ).rejects.toThrow('user transfer');
  expect(await recorded(refused)).toEqual([]);
});
