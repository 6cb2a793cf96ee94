import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import { fieldFailure } from '../routes/failure';
import type { Services } from '../routes/operation';
import { normalizeEmail } from './email';
import { tryOneTimeCode, useUpOneTimeCode } from './oneTimeCodes';
import { hashPassword } from './passwords';
import { countTry, resetLimit } from './rateLimits';
import { setPassword } from './setPassword';

export interface PasswordReset {
  email: string;
  otp: string;
  password: string;
}

/**
 * Sets a new password with a one-time code, once. An account that is unknown or inactive has no
 * code, and is answered like a wrong one.
 *
 * @throws Failure 400 on `otp` for a code that does not count; 429 after ten tries in 15 minutes
 */
export async function resetPassword(
  { database, clock }: Services,
  { email: typed, otp, password }: PasswordReset,
  network: string,
) {
  const now = clock();
  const email = normalizeEmail(typed);
  await countTry({ database, now }, resetLimit, email, network);
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.status, 'active')));
  const codeId = await tryOneTimeCode(database, user?.id, otp, now);
  if (!user || codeId === undefined) throw fieldFailure('otp', replies.auth.wrongCode);

  const passwordHash = await hashPassword(password);
  await database.transaction(async (tx) => {
    // As everywhere the account before its codes, or two requests could wait for each other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    if (!(await useUpOneTimeCode(tx, codeId, now))) {
      throw fieldFailure('otp', replies.auth.wrongCode);
    }
    await setPassword(tx, { userId: user.id, passwordHash, now });
  });
  return { message: replies.auth.passwordReset };
}
