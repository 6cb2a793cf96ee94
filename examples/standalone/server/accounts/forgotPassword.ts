import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import type { Services } from '../routes/operation';
import { normalizeEmail } from './email';
import { sendOneTimeCode } from './oneTimeCodes';
import {
  codesOfAccountLimit,
  codesOfMailboxLimit,
  codesOfNetworkLimit,
  countTry,
} from './rateLimits';

export interface ForgottenPassword {
  email: string;
}

/**
 * Mails a one-time code where an active account has the address. Even looking for the account is
 * left to the background, so that neither the answer nor its time tells whether there is one.
 *
 * @throws Failure 429 after five requests for an address from one network, 20 for it from anywhere,
 *   or 150 from a network, in 15 minutes
 */
export async function forgotPassword(
  { database, clock, mail, background }: Services,
  { email: typed }: ForgottenPassword,
  network: string,
) {
  const now = clock();
  const email = normalizeEmail(typed);
  await countTry({ database, now }, codesOfNetworkLimit, network);
  await countTry({ database, now }, codesOfAccountLimit, email, network);
  await countTry({ database, now }, codesOfMailboxLimit, email);

  background.run('sending a one-time code', async () => {
    const [user] = await database
      .select({ id: users.id, email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(eq(users.email, email), eq(users.status, 'active')));
    if (user) await sendOneTimeCode({ database, mail, now }, user, 'reset');
  });
  return { message: replies.auth.codeSent };
}
