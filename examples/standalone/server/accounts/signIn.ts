import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import { Failure } from '../routes/failure';
import type { Services } from '../routes/operation';
import { normalizeEmail } from './email';
import { passwordMatches } from './passwords';
import { findAccount, profileOf } from './profile';
import { countTry, signInLimit } from './rateLimits';

export interface SignIn {
  email: string;
  password: string;
}

/**
 * Signs a person in. Tries count for an account and a network together: a class shares an address,
 * and a stranger elsewhere must not be able to lock somebody out.
 *
 * @throws Failure 401 for a wrong email or password, in one sentence for both; 403 for an inactive
 *   account, which only who knows its password is told; 429 after ten tries in a minute
 */
export async function signIn(
  { database, clock, tokens }: Services,
  { email: typed, password }: SignIn,
  network: string,
) {
  const email = normalizeEmail(typed);
  await countTry({ database, now: clock() }, signInLimit, email, network);
  const account = await findAccount(database, eq(users.email, email));
  const matches = await passwordMatches(account?.user.passwordHash, password);
  if (!account || !matches) throw new Failure(401, replies.auth.wrongLogin);
  if (account.user.status !== 'active') throw new Failure(403, replies.auth.inactive);
  return {
    message: replies.auth.loggedIn,
    accessToken: await tokens.issue(account.user.id),
    profile: profileOf(account),
  };
}
