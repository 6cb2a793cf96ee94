import type { Invitation } from '../../accounts/invitations';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../database/database';
import { CommandError, type Administration } from '../administration';
import { printable } from '../printable';
import { makeInvitation, makeLink, printInvitation } from './passwordLink';
import { lockPerson, type UserRow, type PersonOptions } from '../userRow';

interface InviteOptions extends PersonOptions {
  /** Whether the invitation is mailed; otherwise it is printed. */
  mail?: boolean;
}

/**
 * Prints or mails another invitation for an account without a password.
 *
 * @throws CommandError for an account that has a password, or is disabled
 */
export async function inviteUser(
  administration: Administration,
  { email, mail = false }: InviteOptions,
): Promise<void> {
  const { database, clock } = administration;
  const invitation = await database.transaction((tx) => invite(tx, email, { now: clock(), mail }));
  printInvitation(administration, email, invitation);
}

async function invite(
  tx: Database,
  email: string,
  given: { now: Date; mail: boolean },
): Promise<Invitation | undefined> {
  const person = await lockPerson(tx, email);
  requireActive(person);
  if (person.passwordHash !== null) {
    throw new CommandError(
      `${printable(email)} has already set a password. \`user reset\` creates a link to set another.`,
    );
  }
  const { id: subject } = person;
  await recordAudit(tx, { action: 'account.invite', at: given.now, by: 'command', subject });
  return makeInvitation(tx, person, given);
}

// It opens an account in use, and must not be found in a chat next week.
const resetLifetimeMs = 24 * 60 * 60_000;

/**
 * Prints a link that sets another password. Until it is used, the current password and its sessions
 * stay valid.
 *
 * @throws CommandError for an account that has no password, or is disabled
 */
export async function resetUser(
  administration: Administration,
  { email }: PersonOptions,
): Promise<void> {
  const { database, clock } = administration;
  const link = await database.transaction((tx) => resetByLink(tx, email, clock()));
  printInvitation(administration, email, link, '24 hours');
}

async function resetByLink(tx: Database, email: string, now: Date): Promise<Invitation> {
  const person = await lockPerson(tx, email);
  requireActive(person);
  if (person.passwordHash === null) {
    throw new CommandError(
      `${printable(email)} has not set a password yet. \`user invite\` creates another invitation.`,
    );
  }
  const { id: subject } = person;
  await recordAudit(tx, { action: 'account.reset', at: now, by: 'command', subject });
  return makeLink(tx, person, { now, lifetimeMs: resetLifetimeMs });
}

function requireActive({ email, status }: UserRow): void {
  if (status === 'active') return;
  throw new CommandError(
    `The account ${printable(email)} is disabled. \`user enable\` lets its owner sign in again.`,
  );
}
