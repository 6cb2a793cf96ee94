import { eq } from 'drizzle-orm';
import type { Role } from 'quizwright/rules';
import { dropEmailChange } from '../../accounts/emailChanges';
import { endUserSessions } from '../../accounts/sessions';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../database/database';
import { attempts, users } from '../../database/schema';
import { dropDueMails } from '../../dueMails/dueMails';
import { CommandError, type Administration } from '../administration';
import { requireNothingOwned } from '../owned';
import { printable } from '../printable';
import { counted, lockPerson, type UserRow, type PersonOptions } from '../userRow';

interface RoleOptions extends PersonOptions {
  role: Role;
}

/**
 * Makes a student an instructor, or an instructor a student. They have to sign in again, because
 * they see other pages now.
 *
 * @throws CommandError for an instructor who owns something, and for a student who has taken a quiz
 */
export async function changeRole(
  { database, clock, print }: Administration,
  { email, role }: RoleOptions,
): Promise<void> {
  const before = await database.transaction((tx) => setRole(tx, email, { role, now: clock() }));
  const name = printable(email);
  if (before.role === role) {
    print(`${name} is already ${article(role)} ${role}.`);
    return;
  }
  print(`${name} is now ${article(role)} ${role} and has to sign in again.`);
  if (before.groupId !== null) print('They are no longer in a group.');
}

async function setRole(
  tx: Database,
  email: string,
  { role, now }: { role: Role; now: Date },
): Promise<UserRow> {
  const person = await lockPerson(tx, email);
  if (person.role === role) return person;
  if (role === 'Student') await requireNothingOwned(tx, person);
  else await requireNothingTaken(tx, person);
  await tx.update(users).set({ role, groupId: null, madeBy: null }).where(eq(users.id, person.id));
  await recordAudit(tx, {
    action: 'account.role',
    at: now,
    by: 'command',
    subject: person.id,
    before: { role: person.role },
    after: { role },
  });
  // An instructor requested it, and instructors cannot change an instructor's account.
  await dropEmailChange(tx, person.id);
  await dropDueMails(tx, person.id, 'email_change');
  await dropDueMails(tx, person.id, 'email_note');
  await endUserSessions(tx, person.id, { now });
  return person;
}

/** Results belong to the quiz's instructor, and name the account as a student's. */
async function requireNothingTaken(tx: Database, { id, email }: UserRow): Promise<void> {
  const taken = await tx.$count(attempts, eq(attempts.studentId, id));
  if (taken === 0) return;
  throw new CommandError(
    `${printable(email)} has taken ${counted(taken, 'quiz', 'quizzes')} as a student, and the results stay with the account. Create another account with another email for the instructor.`,
  );
}

const article = (role: Role) => (role === 'Instructor' ? 'an' : 'a');
