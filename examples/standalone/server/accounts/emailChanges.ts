import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { emailChanges, users } from '../database/schema';
import { isUniqueViolation } from '../database/uniqueViolation';
import { fieldConflict } from '../kernel/failure';
import { codeMatches } from './oneTimeCodes';

/** Long enough for somebody who does not sit before their mail, as people at a reset do. */
const lifetimeMs = 7 * 24 * 60 * 60_000;
const triesPerCode = 5;

/** An email that waits for its owner to confirm it. */
export interface EmailChange {
  userId: string;
  email: string;
  /** Null until the mail with the code goes out. */
  codeHash: string | null;
}

/** A change whose code was right. */
export interface ConfirmedChange extends EmailChange {
  codeHash: string;
}

/**
 * Keeps a new email until its owner confirms it, for 7 days, in place of an earlier one. Its code is made
 * when it is mailed; the same email asked for again keeps the code that it has until then.
 *
 * @param tx a transaction that has locked the account
 * @throws Failure 409 on `email` where another account waits for the same one
 */
export async function keepEmailChange(
  tx: Database,
  { userId, email }: Pick<EmailChange, 'userId' | 'email'>,
  now: Date,
): Promise<void> {
  const { expiresAt } = emailChanges;
  await tx.delete(emailChanges).where(and(eq(emailChanges.email, email), lte(expiresAt, now)));
  const values = { email, createdAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) };
  const hashOfSame = sql`case when ${emailChanges.email} = excluded.email then ${emailChanges.codeHash} end`;
  try {
    await tx
      .insert(emailChanges)
      .values({ userId, ...values, triesLeft: triesPerCode })
      .onConflictDoUpdate({
        target: emailChanges.userId,
        set: { ...values, codeHash: hashOfSame },
      });
  } catch (error) {
    throw isUniqueViolation(error) ? fieldConflict('email', replies.students.emailAwaited) : error;
  }
}

/** The email that waits for the owner of an account, if any. */
export async function findEmailChange(database: Database, userId: string, now: Date) {
  const [change] = await database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change?.email;
}

/**
 * Gives an email that waits its code, which is good for 7 days from now and five tries.
 *
 * @returns false where another email waits by now, or none
 */
export async function setEmailCode(
  database: Database,
  { userId, email, codeHash }: EmailChange,
  now: Date,
): Promise<boolean> {
  const set = await database
    .update(emailChanges)
    .set({ codeHash, triesLeft: triesPerCode, expiresAt: new Date(now.getTime() + lifetimeMs) })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)))
    .returning({ userId: emailChanges.userId });
  return set.length === 1;
}

/** Takes a change of an account's email back; false where there is none. */
export async function dropEmailChange(tx: Database, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return dropped.length > 0;
}

/** The email that is pending for each account that a query of `users` selects; null where none is. */
export function pendingEmail(database: Database, now: Date) {
  const pending = database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, now)));
  return sql<string | null>`${pending}`;
}

/**
 * Tries the code that confirms an email. The try is counted before the code is looked at, so that
 * guesses sent at once are counted too. Without a user it is false, and takes as long.
 *
 * @returns the change that is confirmed, or undefined for a code that does not count
 */
export async function tryEmailCode(
  database: Database,
  userId: string | undefined,
  typed: string,
  now: Date,
): Promise<ConfirmedChange | undefined> {
  const [counted] =
    userId === undefined
      ? []
      : await database
          .update(emailChanges)
          .set({ triesLeft: sql`${emailChanges.triesLeft} - 1` })
          .where(
            and(
              eq(emailChanges.userId, userId),
              isNotNull(emailChanges.codeHash),
              gt(emailChanges.triesLeft, 0),
              gt(emailChanges.expiresAt, now),
            ),
          )
          .returning();
  const { codeHash } = counted ?? {};
  const matches = await codeMatches(codeHash, typed);
  return matches && counted && codeHash ? { ...counted, codeHash } : undefined;
}

/** Uses a change up; false when it was replaced, taken back or confirmed meanwhile. */
export async function useUpEmailChange(tx: Database, { userId, codeHash }: ConfirmedChange) {
  const used = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.codeHash, codeHash)))
    .returning({ userId: emailChanges.userId });
  return used.length === 1;
}
