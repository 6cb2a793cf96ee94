import { replies } from 'quizwright/rules';
import { Unavailable } from './failure';

export interface RoundsOptions {
  /** How many callers a round serves at most. */
  largest: number;
  /** How many may wait. */
  longest: number;
}

interface Waiting<Asked, Result> {
  asked: Asked;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The client's own deadline for attempt calls leaves room for one retry after this. */
const retryAfterSeconds = 5;

/**
 * Does the same work for many callers at once: while one round runs, callers gather for the next.
 * A lone caller is served at once, alone; the more callers there are, the more of them share a
 * statement and its commit (decision 79).
 *
 * A round that fails is repeated for each of its callers alone, so that none fails because of what
 * another one sent. If the failure would meet everybody, all who wait are told at once.
 *
 * @param work does the work for all, and returns a result each, in the same order
 * @param isOfNone whether a failure would meet every other caller too
 * @returns joins the next round
 * @throws Unavailable when too many are waiting, before anything is done
 */
export function inRounds<Asked, Result>(
  work: (asked: readonly Asked[]) => Promise<readonly Result[]>,
  { largest, longest }: RoundsOptions,
  isOfNone: (error: unknown) => boolean,
): (asked: Asked) => Promise<Result> {
  const waiting: Waiting<Asked, Result>[] = [];
  let isRunning = false;

  async function serve(callers: readonly Waiting<Asked, Result>[]): Promise<void> {
    try {
      const results = await work(callers.map(({ asked }) => asked));
      callers.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (isOfNone(error)) {
        // Those who wait would learn the same, but each round later.
        for (const { reject } of [...callers, ...waiting.splice(0)]) reject(error);
      } else if (callers.length === 1) {
        for (const { reject } of callers) reject(error);
      } else {
        for (const caller of callers) await serve([caller]);
      }
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await serve(waiting.splice(0, largest));
    isRunning = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= longest) {
        reject(new Unavailable(replies.requests.busy, retryAfterSeconds));
        return;
      }
      waiting.push({ asked, resolve, reject });
      if (!isRunning) void run();
    });
}
