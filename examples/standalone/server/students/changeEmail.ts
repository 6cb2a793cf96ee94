import { and, eq, ne } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { isErased, normalizeEmail } from '../accounts/email';
import { dropEmailChange, keepEmailChange } from '../accounts/emailChanges';
import { newCode, sendOneTimeCode, voidOneTimeCodes } from '../accounts/oneTimeCodes';
import { limits } from '../accounts/rateLimits';
import { takeTries, triesOf } from '../accounts/tries';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { emailChangeMail, emailNoteMail } from '../mail/codeMails';
import { fieldConflict } from '../routes/failure';
import { isStudent, type LockedStudent } from './lockStudent';

/** An email that a student does not have yet, with the code that would confirm it. */
interface WantedEmail {
  email: string;
  code: string;
  codeHash: string;
}

/** What came of a wanted email: it waits for its owner, or holds already. */
type Outcome = 'pending' | 'corrected';

/**
 * Counts the try and makes the code, before the transaction: a hash takes 30 ms.
 *
 * @returns undefined where the student has this email already, or is none
 * @throws TooManyTries after the changes of a student, or the mails to an email, of `limits`
 */
export async function wantedEmail(
  { database, caller, now, hashing }: Call,
  studentId: string,
  typed: string,
): Promise<WantedEmail | undefined> {
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
  // In a line of the instructor's own, as invitations.
  return { email, ...(await newCode(hashing, { purpose: 'mail', network: caller.id })) };
}

/**
 * Changes the email of a locked student. It waits until its owner has confirmed it, for whoever
 * holds the email can reset the password, and the account is the owner's. Where nobody has ever set
 * a password there is no owner yet: whoever made the account corrects it at once.
 *
 * @throws Failure 409 on `email` when an account has it or waits for it, for an account that was
 *   never used and that another instructor made, and for one whose owner was erased
 */
export async function changeEmail(
  tx: Database,
  { caller, now }: Pick<Call, 'caller' | 'now'>,
  student: LockedStudent,
  { email, codeHash }: WantedEmail,
): Promise<Outcome> {
  const userId = student.id;
  const taken = await tx.$count(users, and(eq(users.email, email), ne(users.id, userId)));
  if (taken > 0) throw fieldConflict('email', replies.students.emailTaken);
  if (student.passwordHash !== null) {
    await keepEmailChange(tx, { userId, email, codeHash }, now);
    return 'pending';
  }
  if (isErased(student)) throw fieldConflict('email', replies.students.erased);
  if (student.madeBy !== caller.id) {
    throw fieldConflict('email', replies.students.emailOfUnused);
  }
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await voidOneTimeCodes(tx, userId, now);
  await dropEmailChange(tx, userId);
  return 'corrected';
}

/** Tells both mailboxes of a change that waits, or invites to a corrected email, once it is stored. */
export async function mailEmailChange(
  call: Call,
  { id, email: present, firstName }: LockedStudent,
  { email, code }: WantedEmail,
  outcome: Outcome,
): Promise<void> {
  if (outcome === 'corrected') {
    const services = { ...call, network: call.caller.id };
    return sendOneTimeCode(services, { id, email, firstName }, { purpose: 'invitation' });
  }
  const { mail, publicUrl } = call;
  await mail.send(emailChangeMail({ email, firstName }, code, publicUrl));
  await mail.send(emailNoteMail({ email: present, firstName }, email));
}
