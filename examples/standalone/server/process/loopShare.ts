import { setImmediate as nextTurn } from 'node:timers/promises';

/** How much of the event loop's turn some work has taken. */
export interface LoopShare {
  /** Waits for the loop's next turn where the work has had its share of this one. */
  whenDue(): Promise<void>;
}

/**
 * Bounds how long work may keep the event loop. It is for work whose steps are done at once, as the
 * embedded engine's are: one promise then follows the other, and the loop comes to neither requests nor
 * finished hashes while anybody waits for the engine (decision 46).
 *
 * @param longestMs of the loop's turn, in milliseconds
 */
export function createLoopShare(longestMs: number): LoopShare {
  let begun: number | undefined;
  return {
    async whenDue() {
      if (begun !== undefined && performance.now() - begun >= longestMs) await nextTurn();
      if (begun !== undefined) return;
      begun = performance.now();
      setImmediate(() => (begun = undefined));
    },
  };
}
