import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Work that goes on after its request has been answered. */
export interface Background {
  /** Begins a piece of work at once. What it throws is logged under its name. */
  run(name: string, work: () => Promise<void>): void;
  /** Aborted when the server closes: work that only waits should end now. */
  closing: AbortSignal;
  /** Waits for the work that was begun, 5 s at most. */
  close(): Promise<void>;
}

// Less than the command gives the whole process to end.
const closingMs = 5_000;

/** Keeps track of background work, so that a server that closes can wait for it. */
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
      // Ending one piece may begin another: a code that has been stored is then mailed.
      const all = async () => {
        while (pending.size > 0) await Promise.all(pending);
      };
      await Promise.race([all(), wait(closingMs, undefined, { ref: false })]);
    },
  };
}
