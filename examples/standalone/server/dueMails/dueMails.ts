import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { dueMails, type MailKind } from '../database/schema';

/** A mail to send. It names an account, and contains neither an address nor a code. */
export type DueMail = typeof dueMails.$inferSelect;

/** Services for operations that queue mails, shared by all calls. */
export interface MailingServices {
  /** Starts sending the mails that a transaction has queued, once it is committed. */
  sendDueMails: () => void;
}

/** How long a mail is retried: as long as its content would be valid. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

/**
 * How long a taken mail is reserved. A mail server that answers each command at the last moment
 * takes about a minute (`smtpMailer`).
 */
export const leaseMs = 2 * 60_000;

/**
 * Queues a mail, in place of a waiting one of its kind. Call it in the transaction of the change
 * that the mail reports, so that both happen or neither.
 */
export async function addDueMail(
  tx: Database,
  userId: string,
  kind: MailKind,
  now: Date,
): Promise<void> {
  const values = {
    dueAt: now,
    tries: 0,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    createdAt: now,
  };
  await tx
    .insert(dueMails)
    .values({ userId, kind, ...values })
    .onConflictDoUpdate({ target: [dueMails.userId, dueMails.kind], set: values });
}

/** Drops the queued mails to an account, or only those of one kind. */
export async function dropDueMails(tx: Database, userId: string, kind?: MailKind): Promise<void> {
  const ofKind = kind === undefined ? undefined : eq(dueMails.kind, kind);
  await tx.delete(dueMails).where(and(eq(dueMails.userId, userId), ofKind));
}

/**
 * Takes the mail that has been due for longest. If an instance ends before sending it, the next
 * instance that looks after the lease sends it.
 *
 * @returns undefined where no mail is due, or other instances are taking them all
 */
export async function takeDueMail(database: Database, now: Date): Promise<DueMail | undefined> {
  return database.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(dueMails)
      .where(lte(dueMails.dueAt, now))
      // The note to the current email goes before the code to the new one.
      .orderBy(asc(dueMails.dueAt), desc(dueMails.kind))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const dueAt = new Date(now.getTime() + leaseMs);
    await tx.update(dueMails).set({ dueAt }).where(isMail(due));
    return { ...due, dueAt };
  });
}

/** Deletes a taken mail, unless it has been queued again since. */
export async function finishDueMail(database: Database, taken: DueMail): Promise<void> {
  await database.delete(dueMails).where(isStillTaken(taken));
}

/** Postpones a taken mail to an instant, unless it has been queued again since. */
export async function putOffDueMail(
  database: Database,
  taken: DueMail,
  until: Date,
): Promise<void> {
  await database
    .update(dueMails)
    .set({ dueAt: until, tries: taken.tries + 1 })
    .where(isStillTaken(taken));
}

const isMail = ({ userId, kind }: DueMail) =>
  and(eq(dueMails.userId, userId), eq(dueMails.kind, kind));

const isStillTaken = (taken: DueMail) => and(isMail(taken), eq(dueMails.dueAt, taken.dueAt));
