import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** A clock that shows the database's time. */
export interface DatabaseClock {
  now: () => Date;
  /** Stops reading the database's clock; the clock continues from there. */
  stop: () => Promise<void>;
}

/** The database's time, seen from here, in milliseconds. */
interface Reading {
  /** This process's monotonic time. */
  at: number;
  /** What to add to monotonic time. */
  offset: number;
  /** The maximum error: the reply was written at some moment between query and arrival. */
  error: number;
}

const intervalMs = 5_000;
/** How far two good quartz clocks drift apart; a reading is worth less the older it is. */
const drift = 200e-6;

/** The database's time at this moment. */
export async function databaseTime(database: Database): Promise<Date> {
  const { at, offset } = await readTime(database);
  return new Date(at + offset);
}

async function readTime(database: Database): Promise<Reading> {
  const asked = performance.now();
  const { rows } = (await database.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )) as { rows: { ms: number }[] };
  const error = (performance.now() - asked) / 2;
  const at = asked + error;
  return { at, offset: (rows[0]?.ms ?? NaN) - at, error };
}

function better(held: Reading, fresh: Reading): Reading {
  const error = held.error + (fresh.at - held.at) * drift;
  const isContradicted = Math.abs(fresh.offset - held.offset) > error + fresh.error;
  return isContradicted || fresh.error <= error ? fresh : held;
}

/**
 * Reads the database's clock, which all instances share, at once and then every 5 s. In between, it
 * uses monotonic time, so that a wrong or changed clock of this machine ends no quiz (decision 47).
 * @throws the database's error if the first reading fails; later failures leave the clock running
 */
export async function startDatabaseClock(database: Database): Promise<DatabaseClock> {
  let reading = await readTime(database);
  let reader: Promise<void> | undefined;
  const timer = setInterval(() => {
    reader ??= readTime(database)
      .then(
        (fresh) => {
          reading = better(reading, fresh);
        },
        // Calls that need the database fail and report it.
        () => undefined,
      )
      .finally(() => {
        reader = undefined;
      });
  }, intervalMs).unref();
  return {
    now: () => new Date(performance.now() + reading.offset),
    async stop() {
      clearInterval(timer);
      await reader;
    },
  };
}
