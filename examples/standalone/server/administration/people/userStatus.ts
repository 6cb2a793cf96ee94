import { eq } from 'drizzle-orm';
import { isErased } from '../../accounts/email';
import { dropEmailChange } from '../../accounts/emailChanges';
import { voidOneTimeCodes } from '../../accounts/oneTimeCodes';
import { endUserSessions } from '../../accounts/sessions';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../database/database';
import { users, type UserStatus } from '../../database/schema';
import { dropDueMails } from '../../dueMails/dueMails';
import { takenQuizzes } from '../../students/takenQuizzes';
import { CommandError, type Administration } from '../administration';
import { printable } from '../printable';
import { listed, lockPerson, type UserRow, type PersonOptions } from '../userRow';

interface DisableOptions extends PersonOptions {
  /** Whether to disable a student even while they are taking a quiz. */
  now?: boolean;
}

/**
 * Disables an account: sign-in is refused, and sessions, invitations, codes and a pending email end
 * at once. What it owns and has answered stays.
 *
 * @throws CommandError for a student who is taking a quiz, without `now`
 */
export async function disableUser(
  { database, clock, print }: Administration,
  { email, now: atOnce = false }: DisableOptions,
): Promise<void> {
  const { person, taken } = await database.transaction((tx) =>
    disable(tx, email, { now: clock(), atOnce }),
  );
  print(`${printable(email)} is disabled. Every session has ended, and sign-in is blocked.`);
  if (taken.length > 0) {
    print(
      `Answers to ${titlesOf(taken)} that the server has saved are graded when the quiz ends. The rest stay on the student's device and are sent when they sign in there after \`user enable\`.`,
    );
  }
  if (person.role === 'Instructor') {
    print('Their groups, questions and quizzes stay. `user transfer` gives them to someone else.');
  }
}

async function disable(
  tx: Database,
  email: string,
  { now, atOnce }: { now: Date; atOnce: boolean },
): Promise<{ person: UserRow; taken: string[] }> {
  const person = await lockPerson(tx, email);
  const taken = person.role === 'Student' ? await takenQuizzes(tx, person.id, now) : [];
  if (taken.length > 0 && !atOnce) {
    throw new CommandError(
      `${printable(email)} is taking ${titlesOf(taken)}. Wait for the end, or add --now: what the server has saved is graded then.`,
    );
  }
  await tx.update(users).set({ status: 'inactive' }).where(eq(users.id, person.id));
  await recordStatus(tx, person, 'inactive', now);
  await endUserSessions(tx, person.id, { now });
  await voidOneTimeCodes(tx, person.id, now);
  await dropEmailChange(tx, person.id);
  await dropDueMails(tx, person.id);
  return { person, taken };
}

function titlesOf(titles: readonly string[]): string {
  return listed(titles.map((title) => `"${printable(title)}"`));
}

/**
 * Lets somebody sign in again, with the same password as before.
 *
 * @throws CommandError for an erased account
 */
export async function enableUser(
  { database, clock, print }: Administration,
  { email }: PersonOptions,
): Promise<void> {
  const { passwordHash } = await database.transaction((tx) => enable(tx, email, clock()));
  print(`${printable(email)} is enabled.`);
  if (passwordHash === null) {
    print('They have not set a password yet. `user invite` creates another invitation.');
  }
}

async function enable(tx: Database, email: string, now: Date): Promise<UserRow> {
  const person = await lockPerson(tx, email);
  if (isErased(person)) {
    throw new CommandError(
      `The owner of ${printable(email)} was erased, so the account cannot be used. Create another one with \`user create\`.`,
    );
  }
  await tx.update(users).set({ status: 'active' }).where(eq(users.id, person.id));
  await recordStatus(tx, person, 'active', now);
  return person;
}

async function recordStatus(
  tx: Database,
  { id: subject, status: before }: UserRow,
  status: UserStatus,
  at: Date,
): Promise<void> {
  if (before === status) return;
  const action = status === 'active' ? 'account.enable' : 'account.disable';
  await recordAudit(tx, {
    action,
    at,
    by: 'command',
    subject,
    before: { status: before },
    after: { status },
  });
}
