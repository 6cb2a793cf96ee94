import { inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database';
import { rateLimits } from '../database/schema';
import { TooManyTries } from '../kernel/failure';
import type { RateLimit } from './rateLimits';

/** A limit, and the subject whose tries it counts. */
export interface Counted {
  limit: RateLimit;
  /** Stored as a digest: the table does not need people's addresses. */
  key: string;
}

/** Tries taken before their outcome is known. */
export interface TakenTries {
  /** Undoes the count: the attempt succeeded, or was not made after all. */
  giveBack(): Promise<void>;
}

/** The counts of a database at an instant. */
export interface Scope {
  database: Database;
  now: Date;
}

export function triesOf(limit: RateLimit, ...subject: string[]): Counted {
  const digest = createHash('sha256').update(JSON.stringify([limit.name, ...subject]));
  return { limit, key: digest.digest('base64url') };
}

/**
 * Takes a try from every count, or from none. All instances with the same database share the
 * counts. A try is taken before it is made, so that simultaneous ones count too.
 *
 * @param crowd the count of a network. It refuses nothing, or one person could lock out everyone
 * behind a shared address; once it is used up, the others are limited by their `triesInCrowd`.
 * @throws TooManyTries when a count is used up; it says when the next try comes back
 */
export async function takeTries(
  scope: Scope,
  counted: readonly Counted[],
  crowd?: Counted,
): Promise<TakenTries> {
  const waits = await readWaits(scope, crowd ? [...counted, crowd] : counted);
  const isCrowded = crowd !== undefined && waitFor(crowd, waits, scope.now) > 0;
  const narrowed = isCrowded ? counted.map(inCrowd) : counted;
  refuse(narrowed, waits, scope.now);

  // A crowded network's count does not grow: it would stay crowded for days after one bad hour.
  const all = crowd && !isCrowded ? [...narrowed, crowd] : narrowed;
  const taken = { giveBack: async () => void (await move(scope, all, -1)) };
  const after = await move(scope, all, 1);
  try {
    // Other requests may have been faster since the counts were read.
    refuse(narrowed, after, scope.now, 0);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
  return taken;
}

/** For failures before the try was made: these reveal nothing, and do not count. */
export function givingBack(tries: TakenTries) {
  return async (error: unknown): Promise<never> => {
    await tries.giveBack();
    throw error;
  };
}

/** Like `takeTries`, but returns false instead of throwing, for refusals that must not show. */
export async function mayTry(scope: Scope, counted: readonly Counted[]): Promise<boolean> {
  try {
    await takeTries(scope, counted);
    return true;
  } catch (error) {
    if (error instanceof TooManyTries) return false;
    throw error;
  }
}

function inCrowd({ limit, key }: Counted): Counted {
  return { key, limit: { ...limit, tries: limit.triesInCrowd ?? limit.tries } };
}

type WholeAt = ReadonlyMap<string, Date>;

async function readWaits({ database }: Scope, counted: readonly Counted[]): Promise<WholeAt> {
  const keys = counted.map(({ key }) => key);
  const rows = await database.select().from(rateLimits).where(inArray(rateLimits.key, keys));
  return new Map(rows.map(({ key, wholeAt }) => [key, wholeAt]));
}

/** Takes tries or gives them back, and returns when each allowance is whole again. */
async function move({ database, now }: Scope, counted: readonly Counted[], tries: 1 | -1) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const values = counted
    .map(({ limit, key }) => ({ key, wholeAt: new Date(now.getTime() + tries * limit.returnMs) }))
    // Always in the same order: otherwise two statements could deadlock.
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await database
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { wholeAt: sql`greatest(${rateLimits.wholeAt}, ${at}) + (excluded.whole_at - ${at})` },
    })
    .returning();
  return new Map(rows.map(({ key, wholeAt }) => [key, wholeAt]));
}

/**
 * How long a count requires to wait, in milliseconds; 0 when it does not.
 *
 * @param more how many tries to make beyond those already counted
 */
function waitFor({ limit, key }: Counted, wholeAt: WholeAt, now: Date, more = 1): number {
  const used = Math.max(0, (wholeAt.get(key)?.getTime() ?? 0) - now.getTime());
  return Math.max(0, used + (more - limit.tries) * limit.returnMs);
}

function refuse(counted: readonly Counted[], wholeAt: WholeAt, now: Date, more = 1): void {
  const waits = counted.map((one) => ({ one, ms: waitFor(one, wholeAt, now, more) }));
  const longest = waits.reduce((longer, wait) => (wait.ms > longer.ms ? wait : longer));
  if (longest.ms === 0) return;
  throw tooMany(longest.one.limit, longest.ms);
}

/** The refusal for a caller who has to wait `waitMs` milliseconds. */
export function tooMany(limit: RateLimit, waitMs: number): TooManyTries {
  const seconds = Math.ceil(waitMs / 1000);
  const message = `Too many ${limit.what}. Try again in ${spoken(seconds)}.`;
  return new TooManyTries(message, seconds, limit.isOfCaller);
}

function spoken(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
