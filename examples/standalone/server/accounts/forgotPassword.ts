import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import type { AccountCall } from './accountCall';
import { normalizeEmail } from './email';
import { sendOneTimeCode } from './oneTimeCodes';
import { findActive } from './profile';
import { limits } from './rateLimits';
import { takeTries, triesOf } from './tries';

/**
 * Mails a one-time code if an active account has the address. For a browser without a cookie, even
 * the search for the account happens in the background, so that neither the reply nor its time
 * tells whether there is one. The limit is on mails to one mailbox; requests for other addresses
 * from the same network do not count towards it.
 *
 * @throws Failure 429 after the number of codes in `limits`
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
