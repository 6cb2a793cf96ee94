import { eq, or } from 'drizzle-orm';
import type { Role } from 'quizwright/rules';
import { isErased } from '../../accounts/email';
import type { Invitation } from '../../accounts/invitations';
import { nameOf } from '../../accounts/profile';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../database/database';
import { groups, users } from '../../database/schema';
import { hasRoom, lockGroup, type LockedGroup } from '../../groups/groupRoom';
import { CommandError, type Administration } from '../administration';
import { printable } from '../printable';
import { makeInvitation, printInvitation } from './passwordLink';
import type { PersonOptions } from '../userRow';

interface NewUser extends PersonOptions {
  firstName: string;
  lastName: string;
  role: Role;
  /** The id or the name of a group. */
  group?: string;
  /** Whether the invitation is mailed; otherwise it is printed. */
  mail?: boolean;
}

/**
 * Creates an account without a password, and prints or mails an invitation to set one.
 *
 * @throws CommandError for an email that has an account, an unknown or full group, or an
 * instructor's group
 */
export async function createUser(administration: Administration, user: NewUser): Promise<void> {
  const { database, clock, print } = administration;
  const invitation = await database.transaction((tx) => addUser(tx, user, clock()));
  print(`${printable(nameOf(user))} now has an account as ${user.role}.`);
  printInvitation(administration, user.email, invitation);
}

async function addUser(
  tx: Database,
  { email, firstName, lastName, role, group: wanted, mail = false }: NewUser,
  now: Date,
): Promise<Invitation | undefined> {
  if (isErased({ email })) {
    throw new CommandError(
      `The email ${printable(email)} is reserved for the accounts of erased people. Give another email.`,
    );
  }
  const group = wanted === undefined ? undefined : await claimPlace(tx, role, wanted);
  const [made] = await tx
    .insert(users)
    .values({
      role,
      firstName,
      lastName,
      email,
      createdAt: now,
      groupId: group?.id ?? null,
      // The group's instructor can then correct the email.
      madeBy: group?.ownerId ?? null,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!made) {
    throw new CommandError(
      `An account with the email ${printable(email)} already exists. Give another email, or invite its owner with \`user invite\`.`,
    );
  }
  await recordAudit(tx, {
    action: 'account.create',
    at: now,
    by: 'command',
    subject: made.id,
    after: { role, group: group?.id },
  });
  return makeInvitation(tx, made, { now, mail });
}

async function claimPlace(tx: Database, role: Role, wanted: string): Promise<LockedGroup> {
  if (role !== 'Student') {
    throw new CommandError('Only students can be in a group. Leave --group out for an instructor.');
  }
  const named = printable(wanted);
  const found = await tx
    .select({ id: groups.id, owner: users.email })
    .from(groups)
    .innerJoin(users, eq(users.id, groups.ownerId))
    .where(or(eq(groups.id, wanted), eq(groups.name, wanted)));
  if (found.length > 1) {
    const choices = found.map(({ id, owner }) => `${id} (of ${printable(owner)})`).join(', ');
    throw new CommandError(
      `${found.length} groups are named ${named}. Give the id of one: ${choices}.`,
    );
  }
  const group = found[0] && (await lockGroup(tx, found[0].id));
  if (!group) {
    throw new CommandError(
      `No group is named ${named}. Give the name or the id of a group, or leave --group out.`,
    );
  }
  if (!hasRoom(group)) {
    throw new CommandError(
      `The group ${named} is full. Its instructor can raise its max students; leave --group out to create the account without a group.`,
    );
  }
  return group;
}
