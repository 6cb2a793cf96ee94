import { and, eq } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { recordAudit } from '../audit/recordAudit';
import { emailChanges, users } from '../database/schema';
import { isUniqueViolation } from '../database/uniqueViolation';
import { fieldConflict, fieldFailure } from '../kernel/failure';
import type { AccountCall } from './accountCall';
import { normalizeEmail } from './email';
import { tryEmailCode, useUpEmailChange } from './emailChanges';
import { voidOneTimeCodes } from './oneTimeCodes';
import { passwordMatches } from './passwords';
import { limits } from './rateLimits';
import { endUserSessions } from './sessions';
import { takeTries, triesOf } from './tries';

/**
 * Makes a pending email that of its account, once, and ends the account's sessions. A try with a
 * wrong password does not use up the code, so that strangers cannot spoil it.
 *
 * @throws Failure 400 on `otp` for a wrong password and for an invalid code, in the same sentence;
 * 409 on `email` when another account has it by now; 429 after ten wrong tries; 503 when too many
 * hashes are queued
 */
export async function confirmEmail(
  { database, now, hashing, network }: AccountCall,
  { email: typed, otp, password }: Body<'confirmEmail'>,
) {
  const email = normalizeEmail(typed);
  const change = await hashing.inTurn({ purpose: 'reset', network }, async () => {
    const tries = await takeTries({ database, now }, [
      triesOf(limits.emailConfirmation, email, network),
    ]);
    const [account] = await database
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.userId))
      .where(and(eq(emailChanges.email, email), eq(users.status, 'active')));
    const isOwner = await passwordMatches(account?.passwordHash, password);
    const tried = await tryEmailCode(database, isOwner ? account?.id : undefined, otp, now);
    if (!tried) throw fieldFailure('otp', replies.auth.wrongEmailCode);

    await tries.giveBack();
    return tried;
  });
  // Outside of the hashing turn: one locked account would keep everyone from signing in.
  await database.transaction(async (tx) => {
    const { userId } = change;
    // Locks the account before its codes, as everywhere: otherwise two requests could deadlock.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!(await useUpEmailChange(tx, change))) {
      throw fieldFailure('otp', replies.auth.wrongEmailCode);
    }
    try {
      await tx.update(users).set({ email: change.email }).where(eq(users.id, userId));
    } catch (error) {
      throw isUniqueViolation(error) ? fieldConflict('email', replies.students.emailTaken) : error;
    }
    await voidOneTimeCodes(tx, userId, now);
    await endUserSessions(tx, userId, { now });
    await recordAudit(tx, {
      action: 'email.confirm',
      at: now,
      by: { user: userId },
      subject: userId,
      after: { email: true },
    });
  });
  return { message: replies.auth.emailConfirmed };
}
