import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../../database/database';
import { reasonOf } from '../../process/startError';

/** Tables whose rows may hold a name, an email or a hash; and what the planner has noted of them. */
const rewritten = [
  'users',
  'email_changes',
  'one_time_codes',
  'sessions',
  'due_mails',
  'pg_statistic',
];

/**
 * Writes the tables of people anew, so that no earlier version of a row is left in the files of the
 * database: an update leaves it there, and so does a plain VACUUM in part. In a folder of ours the
 * log is begun anew, too. A PostgreSQL server keeps its log and its copies as it is set up to.
 *
 * A table that somebody reads for long is given up after a few tries: everybody else's statements
 * queue behind one that waits for it.
 *
 * @throws Error that names the tables that were not written anew, and why
 */
export async function forgetOldRows(database: Database): Promise<void> {
  if (database instanceof NodePgDatabase) {
    await rewriteOnServer(database as NodePgDatabase & { $client: Pool });
    return;
  }
  for (const table of rewritten) await rewrite(database, table);
  // A file of the log that is used again holds what it held, until it is written over.
  await database.execute(sql`set wal_recycle = off`);
  try {
    await database.execute(sql`select pg_switch_wal()`);
    await database.execute(sql`checkpoint`);
  } finally {
    await database.execute(sql`reset wal_recycle`);
  }
}

const tries = 3;
const betweenTriesMs = 500;

/** The bounds hold for a connection, so one is lent for all statements, and closed with them. */
async function rewriteOnServer({ $client: pool }: { $client: Pool }): Promise<void> {
  const client = await pool.connect();
  try {
    const connection = drizzle(client);
    await connection.execute(sql`set lock_timeout = '2s'`);
    // Shorter than the bound of our own, which would leave the statement running on the server.
    await connection.execute(sql`set statement_timeout = '7s'`);
    const left: string[] = [];
    for (const table of rewritten) {
      const reason = await failureOf(() => rewrite(connection, table));
      if (reason !== undefined) left.push(`${table} (${reason})`);
    }
    if (left.length > 0) throw new Error(left.join(', '));
  } finally {
    client.release(true);
  }
}

/** Why work failed in each of a few tries; undefined where one did not. */
async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  for (let count = 1; ; count += 1) {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (count === tries) return reasonOf((error as { cause?: unknown }).cause ?? error);
    }
    // Those who have queued behind the try come first.
    await wait(betweenTriesMs);
  }
}

async function rewrite(database: Pick<Database, 'execute'>, table: string): Promise<void> {
  await database.execute(sql`vacuum (full, analyze) ${sql.identifier(table)}`);
}
