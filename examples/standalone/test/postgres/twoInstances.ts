import { sql, type SQL } from 'drizzle-orm';
import { expect, inject, vi } from 'vitest';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import { enrol, serveSchool, type School } from '../api/testSchool';
import { newDatabase } from './newDatabase';

/** Two instances of the server, each with its own connections to one database. */
export interface TwoInstances {
  one: School;
  other: School;
  /** The instances in turn: `of(0)` is one, `of(1)` the other, `of(2)` the first again. */
  of(turn: number): School;
  close(): Promise<void>;
}

/** Opens the school of `openSchool` on a database that two instances serve. */
export async function openTwoInstances(): Promise<TwoInstances> {
  const { url, drop } = await newDatabase(inject('postgresUrl'), 'tables');
  const one = await serveSchool(await openServerDatabase(url));
  const other = await serveSchool(await openServerDatabase(url));
  await enrol(one.database);
  return {
    one,
    other,
    of: (turn) => (turn % 2 === 0 ? one : other),
    async close() {
      await one.close();
      await other.close();
      await drop();
    },
  };
}

/** Runs an action ten times at once, with the instances taking turns. */
export function tenTimes<Result>(
  instances: TwoInstances,
  act: (school: School, index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: 10 }, (_, index) => act(instances.of(index), index)));
}

/**
 * Locks rows until `waiting` statements wait for them, and then lets all of them continue at the
 * same instant: requests alone often follow one another and hide a race.
 * @param hold a `select … for …` of the rows
 */
export async function atOnce<Result>(
  { one }: TwoInstances,
  { hold, pending }: { hold: SQL; pending: number },
  act: () => Promise<Result>,
): Promise<Result> {
  let acting: Promise<Result> | undefined;
  await one.database.transaction(async (tx) => {
    await tx.execute(hold);
    acting = act();
    // Outside of the transaction, which would see the same instant each time.
    const isBlocked = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(
      async () => {
        const { rows } = (await one.database.execute(isBlocked)) as { rows: unknown[] };
        expect(rows).toHaveLength(pending);
      },
      { timeout: 20_000 },
    );
  });
  return acting as Promise<Result>;
}
