import { and, eq, gt, inArray, sql } from 'drizzle-orm';
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
  const all = crowd ? [...counted, crowd] : counted;
  const wholeAt = await readWholeAt(scope, all);
  const isCrowded =
    crowd !== undefined && waitFor(crowd, crowd.limit.tries, wholeAt, scope.now) > 0;
  const allowed = ({ limit }: Counted) =>
    (isCrowded ? limit.triesInCrowd : undefined) ?? limit.tries;
  refuse(counted, allowed, wholeAt, scope.now);

  // A crowded network's count does not grow: it would stay crowded for days after one bad hour.
  const taken = await move(scope, isCrowded ? counted : all, 1, allowed);
  const giveBack = async () => void (await move(scope, taken, -1));
  // Other requests may have been faster since the counts were read.
  const refused = counted.find((one) => !taken.includes(one));
  if (refused !== undefined) {
    await giveBack();
    throw tooMany(refused.limit, refused.limit.returnMs);
  }
  return { giveBack };
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

type WholeAt = ReadonlyMap<string, Date>;

async function readWholeAt(scope: Scope, counted: readonly Counted[]): Promise<WholeAt> {
  const keys = counted.map(({ key }) => key);
  const rows = await scope.database.select().from(rateLimits).where(inArray(rateLimits.key, keys));
  const wholeAt = new Map(rows.map(({ key, wholeAt }) => [key, wholeAt]));
  for (const { limit, key } of counted) {
    const latest = new Date(scope.now.getTime() + allowanceMs(limit));
    if ((wholeAt.get(key) ?? latest) <= latest) continue;
    await shorten(scope, key, latest);
    wholeAt.set(key, latest);
  }
  return wholeAt;
}

/** Of a count that was written while the clock was ahead: it would be full until that time. */
async function shorten({ database }: Scope, key: string, latest: Date): Promise<void> {
  await database
    .update(rateLimits)
    .set({ wholeAt: latest })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.wholeAt, latest)));
}

/** The time in which all tries of a limit come back. */
const allowanceMs = ({ tries, returnMs }: RateLimit): number => tries * returnMs;

/**
 * Takes a try from each count that has one left, or gives one back to each.
 *
 * @returns the counts that were moved
 */
async function move(
  { database, now }: Scope,
  counted: readonly Counted[],
  tries: 1 | -1,
  allowed = ({ limit }: Counted): number => limit.tries,
): Promise<Counted[]> {
  if (counted.length === 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  const cases = counted.map(
    (one) => sql`when ${one.key} then ${allowed(one) * one.limit.returnMs}::bigint`,
  );
  const allowedMs = sql`(case ${rateLimits.key} ${sql.join(cases, sql` `)} end)`;
  const wholeAt = sql`greatest(${rateLimits.wholeAt}, ${at}) + (excluded.whole_at - ${at})`;
  const values = counted
    .map(({ limit, key }) => ({ key, wholeAt: new Date(now.getTime() + tries * limit.returnMs) }))
    // Always in the same order: otherwise two statements could deadlock.
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await database
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { wholeAt },
      setWhere: sql`${wholeAt} <= ${at} + ${allowedMs} * interval '1 millisecond'`,
    })
    .returning();
  const moved = new Set(rows.map(({ key }) => key));
  return counted.filter(({ key }) => moved.has(key));
}

/** How long a count requires to wait for one more try, in milliseconds; 0 when it does not. */
function waitFor({ limit, key }: Counted, tries: number, wholeAt: WholeAt, now: Date): number {
  const used = Math.max(0, (wholeAt.get(key)?.getTime() ?? 0) - now.getTime());
  return Math.max(0, used + (1 - tries) * limit.returnMs);
}

function refuse(
  counted: readonly Counted[],
  allowed: (one: Counted) => number,
  wholeAt: WholeAt,
  now: Date,
): void {
  const waits = counted.map((one) => ({ one, ms: waitFor(one, allowed(one), wholeAt, now) }));
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
