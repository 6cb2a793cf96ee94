import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { dueMails, type MailKind } from '../database/schema';

/** A mail that waits to be sent. It names an account, and neither an address nor a code. */
export type DueMail = typeof dueMails.$inferSelect;

/** Services of operations that leave mails to be sent, shared by all calls. */
export interface MailingServices {
  /** Begins to send the mails that a transaction has left, once it is committed. */
  sendDueMails: () => void;
}

/** How long a mail is tried: as long as what it brings would be good for. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

/**
 * How long a mail that was taken is nobody else's. A mail server that answers each command at the last
 * moment takes about a minute (`smtpMailer`).
 */
export const leaseMs = 2 * 60_000;

/**
 * Leaves a mail to be sent, in place of one of its kind that still waits. Call it in the transaction that
 * does what the mail tells of: both come about, or neither.
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

/** Drops the mails to an account that still wait, or those of one kind. */
export async function dropDueMails(tx: Database, userId: string, kind?: MailKind): Promise<void> {
  const ofKind = kind === undefined ? undefined : eq(dueMails.kind, kind);
  await tx.delete(dueMails).where(and(eq(dueMails.userId, userId), ofKind));
}

/**
 * Takes the mail that has been due for longest. An instance that ends before it has sent it leaves it to
 * the next one that looks after the lease.
 *
 * @returns undefined where none is due that nobody else takes at the same instant
 */
export async function takeDueMail(database: Database, now: Date): Promise<DueMail | undefined> {
  return database.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(dueMails)
      .where(lte(dueMails.dueAt, now))
      // The note to the present email goes before the code to the new one.
      .orderBy(asc(dueMails.dueAt), desc(dueMails.kind))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const dueAt = new Date(now.getTime() + leaseMs);
    await tx.update(dueMails).set({ dueAt }).where(isMail(due));
    return { ...due, dueAt };
  });
}

/** Forgets a mail that was taken, unless it has been left anew since. */
export async function finishDueMail(database: Database, taken: DueMail): Promise<void> {
  await database.delete(dueMails).where(isStillTaken(taken));
}

/** Puts a mail that was taken off until an instant, unless it has been left anew since. */
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
