import { setImmediate as nextTurn } from 'node:timers/promises';

/** The share of the event loop that some work takes. */
export interface LoopShare {
  /** Waits for the loop's next turn where the work has had its share of this one. */
  whenDue(): Promise<void>;
}

/**
 * Bounds for how long work keeps the event loop whose steps are done at once, as the embedded engine's
 * are: one promise then follows the other, and neither requests nor finished hashes are looked at until
 * nobody waits for the engine any more.
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
