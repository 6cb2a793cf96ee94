import { setImmediate as nextTurn } from 'node:timers/promises';

/** The share of an event loop's turn that some work has taken. */
export interface LoopShare {
  /** Waits for the loop's next turn if the work has had its share of this one. */
  whenDue(): Promise<void>;
}

/**
 * Bounds how long work may occupy the event loop. It is for work whose steps finish at once, such
 * as the embedded engine's: one promise then follows another, and the loop reaches neither requests
 * nor finished hashes while anyone waits for the engine (decision 46).
 *
 * @param longestMs the share of a turn, in milliseconds
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
