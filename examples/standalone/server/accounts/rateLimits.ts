import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database';
import { rateLimits } from '../database/schema';
import { TooManyTries } from '../routes/failure';

/** How often something may be tried in a window of time, which begins with the first try. */
export interface RateLimit {
  /** Keeps the counts of different limits apart in the table. */
  name: string;
  tries: number;
  windowMs: number;
  /** What is tried, as in "Too many {what}." */
  what: string;
}

const minuteMs = 60_000;

/** Of an account from one network together: see `subject` at the sign-in. */
export const signInLimit: RateLimit = {
  name: 'sign-in',
  tries: 10,
  windowMs: minuteMs,
  what: 'tries to sign in',
};

/** Of a network; all classes of a school register from one address. */
export const registrationLimit: RateLimit = {
  name: 'registration',
  tries: 300,
  windowMs: 60 * minuteMs,
  what: 'new accounts',
};

/** Of an account from one network together, so that nobody asks away the tries of its owner. */
export const codesOfAccountLimit: RateLimit = {
  name: 'codes-of-account',
  tries: 5,
  windowMs: 15 * minuteMs,
  what: 'one-time codes for this account',
};

/** Of a mailbox, from wherever they are asked for and for whatever: it is not to be filled. */
export const codesOfMailboxLimit: RateLimit = {
  name: 'codes-of-mailbox',
  tries: 20,
  windowMs: 15 * minuteMs,
  what: 'one-time codes for this email',
};

/** Of an instructor. */
export const invitationLimit: RateLimit = {
  name: 'invitations',
  tries: 300,
  windowMs: 60 * minuteMs,
  what: 'new students',
};

/** Of a network; a class that was invited asks for its codes together. */
export const codesOfNetworkLimit: RateLimit = {
  name: 'codes-of-network',
  tries: 150,
  windowMs: 15 * minuteMs,
  what: 'one-time codes',
};

/** Of an account from one network together. */
export const resetLimit: RateLimit = {
  name: 'reset',
  tries: 10,
  windowMs: 15 * minuteMs,
  what: 'tries to reset the password',
};

/** Of a student by an instructor: each change mails to two mailboxes. */
export const emailChangeLimit: RateLimit = {
  name: 'email-changes',
  tries: 10,
  windowMs: 60 * minuteMs,
  what: 'changes of the email of this student',
};

/** Of a new email from one network together. */
export const emailConfirmationLimit: RateLimit = {
  name: 'email-confirmations',
  tries: 10,
  windowMs: 15 * minuteMs,
  what: 'tries to confirm the email',
};

/** Of an account. */
export const passwordChangeLimit: RateLimit = {
  name: 'password-change',
  tries: 10,
  windowMs: 15 * minuteMs,
  what: 'tries to change the password',
};

/**
 * Counts a try. Everybody who shares the database shares the count, and tries at the same moment
 * are counted one by one, because one statement reads and writes it.
 *
 * @param subject whose tries are counted. It is kept as a digest: the table needs no addresses of
 *   people, and a key of one length fits the index.
 * @throws TooManyTries when this try is beyond the limit; it says when the window ends
 */
export async function countTry(
  { database, now }: { database: Database; now: Date },
  limit: RateLimit,
  ...subject: string[]
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([limit.name, ...subject]))
    .digest('base64url');
  const { tries, windowEndsAt } = rateLimits;
  const isOver = sql`${windowEndsAt} <= ${now.toISOString()}`;
  const [counted] = await database
    .insert(rateLimits)
    .values({ key, tries: 1, windowEndsAt: new Date(now.getTime() + limit.windowMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${tries} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${windowEndsAt} end`,
      },
    })
    .returning();
  if (!counted || counted.tries <= limit.tries) return;

  const seconds = Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new TooManyTries(`Too many ${limit.what}. Try again in ${spoken(seconds)}.`, seconds);
}

function spoken(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
