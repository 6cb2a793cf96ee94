import type { PGlite } from '@electric-sql/pglite';

const checkpointMs = 60_000;
const vacuumMs = 60 * 60_000;

export interface Maintenance {
  /** Stops the timers and waits for running work. */
  stop(): Promise<void>;
}

/**
 * Runs the maintenance that PostgreSQL does in background processes, which the embedded engine
 * lacks: a checkpoint every minute, or the log would grow without end, and `VACUUM ANALYZE` every
 * hour. An idle database is left alone. A failure becomes a process warning: the rows are safe in
 * the log, and the next run retries.
 * @param hasRoom whether the disk has room; without it nothing is done, because a log that cannot
 * grow ends the engine
 * @param intervals for tests, in milliseconds
 */
export function startMaintenance(
  client: PGlite,
  hasRoom: () => boolean = () => true,
  intervals: { checkpointMs: number; vacuumMs: number } = { checkpointMs, vacuumMs },
): Maintenance {
  let running: Promise<void> = Promise.resolve();

  const every = (milliseconds: number, statement: string) => {
    let lastPosition = '';
    const turn = async () => {
      const position = async () =>
        (await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at'))
          .rows[0]?.at ?? '';
      if (!hasRoom() || (await position()) === lastPosition) return;
      await client.exec(statement);
      lastPosition = await position();
    };
    return setInterval(() => {
      running = running.then(turn).catch((error: unknown) => {
        process.emitWarning(`The database could not run ${statement}: ${String(error)}`);
      });
    }, milliseconds).unref();
  };

  const timers = [
    every(intervals.checkpointMs, 'CHECKPOINT'),
    every(intervals.vacuumMs, 'VACUUM ANALYZE'),
  ];
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      await running;
    },
  };
}
