import { addInvitation, dropEarlierInvitations, type Invitation } from '../../accounts/invitations';
import type { Database } from '../../database/database';
import { addDueMail, dropDueMails } from '../../dueMails/dueMails';
import { passwordLink } from '../../mail/codeMails';
import type { Administration } from '../administration';
import { printable } from '../printable';
import type { UserRow } from '../userRow';

/**
 * Makes the only valid invitation of a locked account: a mail that is still due must not replace a
 * printed one.
 *
 * @param lifetimeMs @default 7 days
 */
export async function makeLink(
  tx: Database,
  { id }: Pick<UserRow, 'id'>,
  given: { now: Date; lifetimeMs?: number },
): Promise<Invitation> {
  await dropDueMails(tx, id, 'invitation');
  const invitation = await addInvitation(tx, id, given);
  await dropEarlierInvitations(tx, invitation);
  return invitation;
}

/** Queues an invitation to mail, or makes one to print. */
export async function makeInvitation(
  tx: Database,
  person: Pick<UserRow, 'id'>,
  { now, mail }: { now: Date; mail: boolean },
): Promise<Invitation | undefined> {
  if (!mail) return makeLink(tx, person, { now });
  await addDueMail(tx, person.id, 'invitation', now);
  return undefined;
}

/**
 * Prints how to set a password, or that a mail explains it.
 *
 * @param good how long the link is valid, as in "for {good}"
 */
export function printInvitation(
  { print, publicUrl }: Administration,
  email: string,
  invitation: Invitation | undefined,
  good = '7 days',
): void {
  const to = printable(email);
  if (!invitation) {
    print(`The server mails an invitation to ${to} within a few seconds, or as soon as it runs.`);
    return;
  }
  const { code } = invitation;
  print(
    publicUrl === undefined
      ? `Open the page /quiz/reset-password and enter the email ${to} and this code: ${code}`
      : `Open this link to set a password: ${passwordLink(publicUrl, email, code)}`,
  );
  print(
    `It works once, for ${good}. Anyone who has it can set the password, so give it only to ${to}.`,
  );
}
