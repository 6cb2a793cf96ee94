import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { groups, users } from '../database/schema';
import { Failure } from '../routes/failure';
import { normalizeEmail } from './email';
import { passwordMatches } from './passwords';
import type { Tokens } from './tokens';

export interface SignIn {
  email: string;
  password: string;
}

/**
 * Signs a person in.
 *
 * @throws Failure 401 for a wrong email or password, in one sentence for both; 403 for an inactive
 *   account, which only who knows its password is told
 */
export async function signIn(database: Database, tokens: Tokens, { email, password }: SignIn) {
  const [account] = await database
    .select({ user: users, group: { _id: groups.id, name: groups.name } })
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
    .where(eq(users.email, normalizeEmail(email)));
  const matches = await passwordMatches(account?.user.passwordHash, password);
  if (!account || !matches) {
    throw new Failure(401, 'The email or the password is wrong. Check both and try again.');
  }
  const { user, group } = account;
  if (user.status !== 'active') {
    throw new Failure(403, 'Your account is inactive. Ask your instructor to activate it.');
  }
  return {
    message: 'Logged in successfully',
    accessToken: await tokens.issue(user.id),
    profile: {
      _id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      role: user.role,
      status: user.status,
      ...(group && { group }),
    },
  };
}
