import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import type { AccountCall } from './accountCall';
import { normalizeEmail } from './email';
import { sendOneTimeCode } from './oneTimeCodes';
import { findActive } from './profile';
import { limits } from './rateLimits';
import { takeTries, triesOf } from './tries';

/**
 * Mails a one-time code where an active account has the address. For a browser without a cookie even
 * looking for the account is left to the background, so that neither the answer nor its time tells
 * whether there is one. What is limited is the mails to one mailbox: requests for other addresses of
 * the same network count for nothing there.
 *
 * @throws Failure 429 after the codes of `limits`
 */
export async function forgotPassword(
  { database, now, mail, hashing, background, network, device: findDevice }: AccountCall,
  { email: typed }: Body<'forgotPassword'>,
) {
  const email = normalizeEmail(typed);
  const device = await findDevice();
  const known = device.hasCookie ? await findActive(database, email) : undefined;
  const isKnown = known !== undefined && device.hasSignedIn(known);
  await takeTries(
    { database, now },
    isKnown
      ? [triesOf(limits.codesOfDevice, email, device.id)]
      : [triesOf(limits.codesHere, email, network), triesOf(limits.codesOfMailbox, email)],
  );

  background.run('sending a one-time code', async () => {
    const user = await findActive(database, email);
    if (!user) return;
    const asker = { device: device.id, network: isKnown ? null : network };
    const services = { database, mail, now, hashing, network };
    await sendOneTimeCode(services, user, asker);
  });
  device.rememberAsking(email);
  return { message: replies.auth.codeSent };
}
