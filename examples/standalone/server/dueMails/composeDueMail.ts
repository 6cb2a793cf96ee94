import { and, eq } from 'drizzle-orm';
import { findEmailChange, setEmailCode } from '../accounts/emailChanges';
import type { Hashing } from '../accounts/hashing';
import { addInvitation, dropEarlierInvitations, withdrawInvitation } from '../accounts/invitations';
import { newCode } from '../accounts/oneTimeCodes';
import type { Database } from '../database/database';
import { users, type MailKind } from '../database/schema';
import { emailChangeMail, emailNoteMail, invitationMail } from '../mail/codeMails';
import type { Mail } from '../mail/mailer';

/** Dependencies of composing mails. */
export interface Composing {
  database: Database;
  now: Date;
  hashing: Hashing;
  /** Where people open the server; without it, mails name only the page. */
  publicUrl: string | undefined;
}

/** A mail with its own code, and what to do once its outcome is known. */
export interface ComposedMail {
  mail: Mail;
  delivered?: () => Promise<void>;
  undelivered?: () => Promise<void>;
}

type Compose = (composing: Composing, userId: string) => Promise<ComposedMail | undefined>;

/**
 * Composes a mail for the current state of the account, with a new code: no code is stored while a
 * mail waits.
 *
 * @returns undefined where the mail is no longer needed
 */
export function composeDueMail(
  composing: Composing,
  { kind, userId }: { kind: MailKind; userId: string },
): Promise<ComposedMail | undefined> {
  return composers[kind](composing, userId);
}

const composers: Record<MailKind, Compose> = {
  invitation: composeInvitation,
  email_change: composeEmailChange,
  email_note: composeEmailNote,
};

/** For an active account whose owner has not set a password yet. */
async function composeInvitation(
  { database, now, publicUrl }: Composing,
  userId: string,
): Promise<ComposedMail | undefined> {
  return database.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user?.status !== 'active' || user.passwordHash !== null) return undefined;
    const invitation = await addInvitation(tx, userId, { now });
    return {
      mail: invitationMail(user, invitation.code, {
        publicUrl,
        byInstructor: user.madeBy !== null,
      }),
      delivered: () => dropEarlierInvitations(database, invitation),
      undelivered: () => withdrawInvitation(database, invitation),
    };
  });
}

async function composeEmailChange(
  { database, now, hashing, publicUrl }: Composing,
  userId: string,
): Promise<ComposedMail | undefined> {
  const [user, email] = await readEmails(database, userId, now);
  if (!user || email === undefined) return undefined;
  const { code, codeHash } = await newCode(hashing, { purpose: 'mail', network: userId });
  if (!(await setEmailCode(database, { userId, email, codeHash }, now))) return undefined;
  return { mail: emailChangeMail({ ...user, email }, code, publicUrl) };
}

async function composeEmailNote(
  { database, now }: Composing,
  userId: string,
): Promise<ComposedMail | undefined> {
  const [user, email] = await readEmails(database, userId, now);
  return user && email !== undefined ? { mail: emailNoteMail(user, email) } : undefined;
}

/** An active account with its pending email. */
async function readEmails(database: Database, userId: string, now: Date) {
  const [user] = await database
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  return [user, await findEmailChange(database, userId, now)] as const;
}
