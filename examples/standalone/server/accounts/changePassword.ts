import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import { fieldFailure } from '../routes/failure';
import type { Call } from './caller';
import { hashPassword, passwordMatches } from './passwords';
import { countTry, passwordChangeLimit } from './rateLimits';
import { setPassword } from './setPassword';

export interface PasswordChange {
  /** The old one. */
  password: string;
  password_new: string;
}

/**
 * Changes the caller's password. Their other sessions end; this one goes on.
 *
 * @throws Failure 400 on `password` when the old one is wrong; 429 after ten tries in 15 minutes
 */
export async function changePassword(
  { database, now, caller }: Call,
  { password, password_new }: PasswordChange,
) {
  await countTry({ database, now }, passwordChangeLimit, caller.id);
  const [user] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, caller.id));
  if (!(await passwordMatches(user?.passwordHash, password))) {
    throw fieldFailure('password', replies.auth.wrongOldPassword);
  }

  const passwordHash = await hashPassword(password_new);
  await database.transaction((tx) =>
    setPassword(tx, { userId: caller.id, passwordHash, now, keep: caller.sessionId }),
  );
  return { message: replies.auth.passwordChanged };
}
