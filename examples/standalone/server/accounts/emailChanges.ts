import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { emailChanges, users } from '../database/schema';
import { isUniqueViolation } from '../database/uniqueViolation';
import { fieldConflict } from '../kernel/failure';
import { codeMatches } from './oneTimeCodes';

/**
 * Longer than for a password reset: people who request one are waiting for the mail, these are not.
 */
const lifetimeMs = 7 * 24 * 60 * 60_000;
const triesPerCode = 5;

/** A pending email, not confirmed by its owner yet. */
export interface EmailChange {
  userId: string;
  email: string;
  /** Null until the mail with the code is sent. */
  codeHash: string | null;
}

/** A change whose code was right. */
export interface ConfirmedChange extends EmailChange {
  codeHash: string;
}

/**
 * Keeps a new email until its owner confirms it, for 7 days, and replaces an earlier one. The code
 * is made when it is mailed; requesting the same email again keeps the existing code until then.
 *
 * @param tx a transaction that has locked the account
 * @throws Failure 409 on `email` where the same one is pending for another account
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

/** The pending email of an account, if any. */
export async function findEmailChange(database: Database, userId: string, now: Date) {
  const [change] = await database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change?.email;
}

/**
 * Gives a pending email its code, valid for 7 days from now and five tries.
 *
 * @returns false where another email is pending by now, or none
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

/** Cancels a change of an account's email; false where there is none. */
export async function dropEmailChange(tx: Database, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return dropped.length > 0;
}

/** The pending email of each account that a query of `users` selects; null where there is none. */
export function pendingEmail(database: Database, now: Date) {
  const pending = database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, now)));
  return sql<string | null>`${pending}`;
}

/**
 * Tries the code that confirms an email. The try is counted before the code is compared, so that
 * simultaneous guesses count too. Without a user it returns undefined, and takes as long.
 *
 * @returns the confirmed change, or undefined for an invalid code
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

/** Uses up a change; false when it was replaced, cancelled or confirmed meanwhile. */
export async function useUpEmailChange(tx: Database, { userId, codeHash }: ConfirmedChange) {
  const used = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.codeHash, codeHash)))
    .returning({ userId: emailChanges.userId });
  return used.length === 1;
}
