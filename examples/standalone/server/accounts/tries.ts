import { inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database';
import { rateLimits } from '../database/schema';
import { TooManyTries } from '../kernel/failure';
import type { RateLimit } from './rateLimits';

/** A limit and whose tries it counts. */
export interface Counted {
  limit: RateLimit;
  /** The subject is kept as a digest: the table needs no addresses of people. */
  key: string;
}

/** Tries that were taken before it is known what comes of them. */
export interface TakenTries {
  /** Undoes the count: what was tried succeeded, or was not tried after all. */
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
 * Takes a try of every count, or of none. Everybody who shares the database shares the counts. A try
 * is taken before it is made, so that those made at once are counted too.
 *
 * @param crowd the count of a network. It refuses nothing, or one person could lock out everybody
 *   behind a shared address; once it is used up, the others go by their `triesInCrowd`.
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

  // A crowded network is not counted on: it would stay crowded for days after one bad hour.
  const all = crowd && !isCrowded ? [...narrowed, crowd] : narrowed;
  const taken = { giveBack: async () => void (await move(scope, all, -1)) };
  const after = await move(scope, all, 1);
  try {
    // Others may have been faster since the counts were read.
    refuse(narrowed, after, scope.now, 0);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
  return taken;
}

/** For what failed before the try was made: it told nothing, and does not count. */
export function givingBack(tries: TakenTries) {
  return async (error: unknown): Promise<never> => {
    await tries.giveBack();
    throw error;
  };
}

/** Like `takeTries`, but answers false in place of throwing, for refusals that must not show. */
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

/** Uses tries or gives them back, and answers when each allowance is whole then. */
async function move({ database, now }: Scope, counted: readonly Counted[], tries: 1 | -1) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const values = counted
    .map(({ limit, key }) => ({ key, wholeAt: new Date(now.getTime() + tries * limit.returnMs) }))
    // In one order, or two statements could wait for each other's rows.
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
 * How long a count makes wait, in milliseconds; 0 when it does not.
 *
 * @param more how many tries are to be made beyond those that are counted
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

/** The refusal of who has to wait for so many milliseconds. */
export function tooMany(limit: RateLimit, waitMs: number): TooManyTries {
  const seconds = Math.ceil(waitMs / 1000);
  const message = `Too many ${limit.what}. Try again in ${spoken(seconds)}.`;
  return new TooManyTries(message, seconds, limit.isOfCaller);
}

function spoken(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
