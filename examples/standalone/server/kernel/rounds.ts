import { setImmediate as nextTurn } from 'node:timers/promises';
import { replies } from 'quizwright/rules';
import { Unavailable } from './failure';

/**
 * What the failure of a round means: `caller`, that one of its callers may be at fault; `everyone`,
 * that nobody can be served; `passing`, that the same work may succeed at once.
 */
export type RoundFailure = 'caller' | 'everyone' | 'passing';

export interface RoundsOptions {
  /** How many callers a round serves at most. */
  largest: number;
  /** How many may wait. */
  longest: number;
  meaningOf: (error: unknown) => RoundFailure;
}

interface Pending<Asked, Result> {
  asked: Asked;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The client's own deadline for attempt calls leaves room for one retry after this. */
const retryAfterSeconds = 5;

/**
 * Does the same work for many callers at once: while one round runs, callers gather for the next.
 * The more callers there are, the more of them share a statement and its commit (decision 79).
 *
 * A round that fails is repeated for each of its callers alone, so that none fails because of what
 * another one sent. If the failure would meet everyone, all pending calls fail at once. A passing
 * one is retried once, so the work must be safe to repeat.
 *
 * @param work does the work for all, and returns a result each, in the same order
 * @returns joins the next round
 * @throws Unavailable when too many are waiting, before anything is done
 */
export function inRounds<Asked, Result>(
  work: (asked: readonly Asked[]) => Promise<readonly Result[]>,
  { largest, longest, meaningOf }: RoundsOptions,
): (asked: Asked) => Promise<Result> {
  type Callers = Pending<Asked, Result>[];
  const pending: Callers = [];
  /** The callers of a failed round, who are served one by one before anyone else. */
  const alone: Callers = [];
  let isRunning = false;

  /**
   * Lets the event loop turn while callers come. It accepts one connection a turn and reads its
   * request in the next, so without this, connections would wait to be accepted for as many rounds
   * as there are of them, and the rounds would be small.
   */
  async function gather(): Promise<void> {
    let before = 0;
    for (let turns = 0; turns < largest && pending.length > before; turns += 1) {
      before = pending.length;
      await nextTurn();
      await nextTurn();
    }
  }

  async function workFor(callers: Callers): Promise<readonly Result[]> {
    const all = callers.map(({ asked }) => asked);
    try {
      return await work(all);
    } catch (error) {
      if (meaningOf(error) === 'passing') return work(all);
      throw error;
    }
  }

  async function serve(callers: Callers): Promise<void> {
    try {
      const results = await workFor(callers);
      callers.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      const isOfAll = meaningOf(error) !== 'caller';
      if (!isOfAll && callers.length > 1) {
        alone.push(...callers);
        return;
      }
      // Those who wait would learn the same, but each round later.
      const others = isOfAll ? [...alone.splice(0), ...pending.splice(0)] : [];
      for (const { reject } of [...callers, ...others]) reject(error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (alone.length + pending.length > 0) {
      if (alone.length === 0) await gather();
      await serve(alone.length > 0 ? alone.splice(0, 1) : pending.splice(0, largest));
    }
    isRunning = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      if (pending.length >= longest) {
        reject(new Unavailable(replies.requests.busy, retryAfterSeconds));
        return;
      }
      pending.push({ asked, resolve, reject });
      if (!isRunning) void run();
    });
}
