import { and, eq, ne } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { isErased, normalizeEmail } from '../accounts/email';
import { dropEmailChange, keepEmailChange } from '../accounts/emailChanges';
import { isStudent, type LockedStudent } from '../accounts/lockStudent';
import { voidOneTimeCodes } from '../accounts/oneTimeCodes';
import { limits } from '../accounts/rateLimits';
import { takeTries, triesOf } from '../accounts/tries';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { addDueMail } from '../dueMails/dueMails';
import type { Call } from '../kernel/call';
import { fieldConflict } from '../kernel/failure';

/** The outcome of a requested email: pending, or already in force. */
type Outcome = 'pending' | 'corrected';

/**
 * The requested email in its stored form, once the try is counted. Call it before the transaction,
 * which must not wait for the counts.
 *
 * @returns undefined where the student has this email already, or is none
 * @throws TooManyTries after the number of changes of a student, or mails to an email, in `limits`
 */
export async function wantedEmail(
  { database, caller, now }: Call,
  studentId: string,
  typed: string,
): Promise<string | undefined> {
  const email = normalizeEmail(typed);
  const [student] = await database
    .select({ email: users.email })
    .from(users)
    .where(isStudent(studentId));
  if (!student || student.email === email) return undefined;
  await takeTries({ database, now }, [
    triesOf(limits.emailChange, caller.id, studentId),
    triesOf(limits.invitationsOfMailbox, email),
  ]);
  return email;
}

/**
 * Changes the email of a locked student, and queues the mails about it: a code and a note for a
 * pending change, an invitation for a corrected email. The change is pending until its owner has
 * confirmed it, because whoever holds the email can reset the password, and the account is the
 * owner's. An account without a password has no owner yet: its creator corrects the email at once.
 *
 * @throws Failure 409 on `email` when an account has it or waits for it, and for an unused account
 * that another instructor created
 */
export async function changeEmail(
  tx: Database,
  call: Pick<Call, 'caller' | 'now'>,
  student: LockedStudent,
  email: string,
): Promise<Outcome> {
  const { caller, now } = call;
  const userId = student.id;
  const entry = { ...byCaller(call), subject: userId, after: { email: true as const } };
  const taken = await tx.$count(users, and(eq(users.email, email), ne(users.id, userId)));
  if (taken > 0 || isErased({ email })) throw fieldConflict('email', replies.students.emailTaken);
  if (student.passwordHash !== null) {
    await keepEmailChange(tx, { userId, email }, now);
    await recordAudit(tx, { ...entry, action: 'email.request' });
    await addDueMail(tx, userId, 'email_note', now);
    await addDueMail(tx, userId, 'email_change', now);
    return 'pending';
  }
  if (student.madeBy !== caller.id) {
    throw fieldConflict('email', replies.students.emailOfUnused);
  }
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await voidOneTimeCodes(tx, userId, now);
  await dropEmailChange(tx, userId);
  await recordAudit(tx, { ...entry, action: 'email.correct' });
  await addDueMail(tx, userId, 'invitation', now);
  return 'corrected';
}
