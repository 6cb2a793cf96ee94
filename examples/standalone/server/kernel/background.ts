import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Work that continues after its request has been answered. */
export interface Background {
  /** Starts a piece of work at once. Its errors are logged under its name. */
  run(name: string, work: () => Promise<void>): void;
  /** Aborted when the server closes: work that only waits should end now. */
  closing: AbortSignal;
  /** Waits for the running work, 5 s at most. */
  close(): Promise<void>;
}

// Less than the command allows the whole process for ending.
const closingMs = 5_000;

/** Tracks background work, so that closing the server can wait for it. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  return {
    run(name, work) {
      const done = work()
        .catch((error: unknown) => {
          log.error({ err: error }, `${name} failed`);
        })
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    closing: closing.signal,
    async close() {
      closing.abort();
      // One piece may start another: once stored, a code is mailed.
      const all = async () => {
        while (pending.size > 0) await Promise.all(pending);
      };
      await Promise.race([all(), wait(closingMs, undefined, { ref: false })]);
    },
  };
}
