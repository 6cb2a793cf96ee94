import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../../database/database';
import { reasonOf } from '../../process/startError';

/**
 * Tables whose rows may contain a name, an email or a hash, and the planner's statistics about
 * them.
 */
const rewritten = [
  'users',
  'email_changes',
  'one_time_codes',
  'sessions',
  'due_mails',
  'pg_statistic',
];

/**
 * Rewrites the tables with personal data, so that the files of the database hold no earlier version
 * of a row: updates leave them there, and a plain VACUUM leaves some. In the embedded database's
 * folder the log is restarted too. A PostgreSQL server keeps its log and its copies as configured.
 *
 * Pictures are many times larger than all other rows, so they are rewritten only for somebody who
 * had some.
 *
 * A table that a long read keeps busy is skipped after a few tries, because everyone else's
 * statements queue behind a waiting one.
 *
 * @throws Error that names the tables that were not rewritten, and why
 */
export async function forgetOldRows(
  database: Database,
  { hadPictures }: { hadPictures: boolean },
): Promise<void> {
  const tables = hadPictures ? [...rewritten, 'pictures', 'picture_parts'] : rewritten;
  if (database instanceof NodePgDatabase) {
    await rewriteOnServer(database as NodePgDatabase & { $client: Pool }, tables);
    return;
  }
  for (const table of tables) await rewrite(database, table);
  // A recycled log file keeps its old content until it is overwritten.
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

/** The timeouts apply to one connection, so all statements use it, and it is closed afterwards. */
async function rewriteOnServer(
  { $client: pool }: { $client: Pool },
  tables: readonly string[],
): Promise<void> {
  const client = await pool.connect();
  try {
    const connection = drizzle(client);
    await connection.execute(sql`set lock_timeout = '2s'`);
    // Shorter than our own limit, which would leave the statement running on the server.
    await connection.execute(sql`set statement_timeout = '7s'`);
    const left: string[] = [];
    for (const table of tables) {
      const reason = await failureOf(() => rewrite(connection, table));
      if (reason !== undefined) left.push(`${table} (${reason})`);
    }
    if (left.length > 0) throw new Error(left.join(', '));
  } finally {
    client.release(true);
  }
}

/** Why work failed in every one of a few tries; undefined if one succeeded. */
async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  for (let count = 1; ; count += 1) {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (count === tries) return reasonOf((error as { cause?: unknown }).cause ?? error);
    }
    // Lets those queued behind the try go first.
    await wait(betweenTriesMs);
  }
}

async function rewrite(database: Pick<Database, 'execute'>, table: string): Promise<void> {
  await database.execute(sql`vacuum (full, analyze) ${sql.identifier(table)}`);
}
