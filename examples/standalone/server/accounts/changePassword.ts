import { eq } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import { users } from '../database/schema';
import type { Call } from '../kernel/call';
import { fieldFailure } from '../kernel/failure';
import type { AccountCall } from './accountCall';
import { hashPassword, passwordMatches } from './passwords';
import { limits } from './rateLimits';
import { setPassword } from './setPassword';
import { takeTries, triesOf } from './tries';

/**
 * Changes the caller's password. Their other sessions end; this one continues.
 *
 * @throws Failure 400 on `password` when the old one is wrong; 429 after ten wrong ones; 503 when
 * too many hashes are queued
 */
export async function changePassword(call: Call & AccountCall, body: Body<'changePassword'>) {
  const { database, now, caller, hashing, network } = call;
  const device = await call.device();
  const passwordHash = await hashing.inTurn({ purpose: 'known', network }, () =>
    hashNewPassword(call, body),
  );
  // Outside of the hashing turn: one locked account would keep everyone from signing in.
  await database.transaction(async (tx) => {
    await setPassword(tx, { userId: caller.id, passwordHash, now, keep: caller.sessionId });
    await recordAudit(tx, { ...byCaller(call), action: 'password.change', subject: caller.id });
  });
  device.rememberSignIn({ id: caller.id, passwordHash });
  return { message: replies.auth.passwordChanged };
}

/** Hashes the new password if the old one is right. */
async function hashNewPassword(
  { database, now, caller }: Call,
  { password, password_new }: Body<'changePassword'>,
): Promise<string> {
  const tries = await takeTries({ database, now }, [triesOf(limits.passwordChange, caller.id)]);
  const [user] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, caller.id));
  if (!(await passwordMatches(user?.passwordHash, password))) {
    throw fieldFailure('password', replies.auth.wrongOldPassword);
  }

  await tries.giveBack();
  return hashPassword(password_new);
}
