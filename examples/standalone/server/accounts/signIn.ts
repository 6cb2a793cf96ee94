import { eq } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import { Failure } from '../kernel/failure';
import type { AccountCall } from './accountCall';
import type { KnownAccount } from './device';
import { normalizeEmail } from './email';
import { passwordMatches } from './passwords';
import { findAccount, profileOf } from './profile';
import { publicPassword } from './publicPassword';
import { hasPublicPassword } from './demoAccounts';
import { limits } from './rateLimits';
import { takeTries, triesOf, type Scope } from './tries';

/**
 * Signs a person in. Only failures count. A device that has signed in to the account before has its
 * own tries, so that neither a classmate behind the same address nor a stranger elsewhere can lock
 * somebody out of it.
 *
 * @throws Failure 401 for a wrong email or password, in the same sentence for both; 403 for an
 * inactive account, but only with its right password, and for a demo account from elsewhere; 429
 * after the number of failures in `limits`; 503 when too many sign in at once
 */
export async function signIn(call: AccountCall, body: Body<'login'>) {
  const { database, clock, tokens, hashing, network } = call;
  const email = normalizeEmail(body.email);
  const device = await call.device();
  const find = () => findAccount(database, eq(users.email, email));
  // Only a browser with a cookie may take precedence, so only then is the device looked up first.
  const found = device.hasCookie ? await find() : undefined;
  const isKnown = found !== undefined && device.hasSignedIn(found.user);
  const who = { purpose: isKnown ? 'known' : 'signIn', network } as const;
  return hashing.inTurn(who, async () => {
    const scope = { database, now: clock() };
    const tries = isKnown
      ? await takeTries(scope, [triesOf(limits.signInOfDevice, email, device.id)])
      : await takeStrangersTries(scope, email, network);
    const account = await find();
    const matches = await passwordMatches(account?.user.passwordHash, body.password);
    if (!account || !matches) throw new Failure(401, replies.auth.wrongLogin);

    await tries.giveBack();
    if (account.user.status !== 'active') throw new Failure(403, replies.auth.loginInactive);
    if (await isDemoFromElsewhere(call, account.user, body.password)) {
      throw new Failure(403, replies.auth.demoElsewhere);
    }
    const accessToken = await tokens.issue(account.user.id, account.user);
    if (accessToken === undefined) throw new Failure(401, replies.auth.wrongLogin);
    device.rememberSignIn(account.user);
    return {
      message: replies.auth.loggedIn,
      accessToken,
      profile: profileOf(account),
    };
  });
}

function isDemoFromElsewhere(
  { database, demoElsewhere, isForeign }: AccountCall,
  account: KnownAccount,
  password: string,
): boolean | Promise<boolean> {
  if (!isForeign() || demoElsewhere || password !== publicPassword) return false;
  return hasPublicPassword(database, account);
}

function takeStrangersTries(scope: Scope, email: string, network: string) {
  return takeTries(
    scope,
    [
      triesOf(limits.signInHere, email, network),
      triesOf(limits.signInHereInTheLongRun, email, network),
      triesOf(limits.signInOfAccount, email),
    ],
    triesOf(limits.signInOfNetwork, network),
  );
}
