import { eq } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { fieldFailure } from '../kernel/failure';
import type { AccountCall } from './accountCall';
import { normalizeEmail } from './email';
import { readInvitationCode, tryInvitation } from './invitations';
import { tryOneTimeCode, useUpOneTimeCode } from './oneTimeCodes';
import { hashPassword } from './passwords';
import { findActive } from './profile';
import { limits } from './rateLimits';
import { setPassword } from './setPassword';
import { takeTries, triesOf } from './tries';

/**
 * Sets a new password with a one-time code or an invitation, once. An unknown or inactive account
 * has no code, and gets the same reply as a wrong code.
 *
 * @throws Failure 400 on `otp` for an invalid code; 429 after ten wrong ones; 503 when too many
 * hashes are queued
 */
export async function resetPassword(
  { database, now, hashing, network, device: findDevice }: AccountCall,
  { email: typed, otp, password }: Body<'resetPassword'>,
) {
  const email = normalizeEmail(typed);
  const device = await findDevice();
  const find = () => findActive(database, email);
  const found = device.hasCookie ? await find() : undefined;
  const isKnown = found !== undefined && device.hasSignedIn(found);
  const who = { purpose: isKnown ? 'known' : 'reset', network } as const;
  const use = await hashing.inTurn(who, async () => {
    const hasOwnTries = isKnown || device.hasAskedFor(email);
    const tries = await takeTries({ database, now }, [
      hasOwnTries
        ? triesOf(limits.resetOfDevice, email, device.id)
        : triesOf(limits.resetHere, email, network),
    ]);
    const user = await find();
    const guess = { userId: user?.id, email, typed: otp, device: device.id, network };
    const invitation = readInvitationCode(otp);
    const codeId =
      invitation === undefined
        ? await tryOneTimeCode(database, guess, now)
        : await tryInvitation(database, user?.id, invitation, now);
    if (!user || codeId === undefined) throw fieldFailure('otp', replies.auth.wrongCode);

    await tries.giveBack();
    const isFirst = user.passwordHash === null;
    return { codeId, userId: user.id, isFirst, passwordHash: await hashPassword(password), now };
  });
  // Outside of the hashing turn: one locked account would keep everyone from signing in.
  await useCode(database, use);
  device.rememberSignIn({ id: use.userId, passwordHash: use.passwordHash });
  const { passwordSet, passwordReset } = replies.auth;
  return { message: use.isFirst ? passwordSet : passwordReset };
}

interface CodeUse {
  codeId: string;
  userId: string;
  passwordHash: string;
  now: Date;
}

function useCode(database: Database, { codeId, userId, passwordHash, now }: CodeUse) {
  return database.transaction(async (tx) => {
    // Locks the account before its codes, as everywhere: otherwise two requests could deadlock.
    const [account] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!(await useUpOneTimeCode(tx, codeId, now))) {
      throw fieldFailure('otp', replies.auth.wrongCode);
    }
    await setPassword(tx, { userId, passwordHash, now });
    const action = account?.passwordHash == null ? 'password.set' : 'password.reset';
    await recordAudit(tx, { action, at: now, by: { user: userId }, subject: userId });
  });
}
