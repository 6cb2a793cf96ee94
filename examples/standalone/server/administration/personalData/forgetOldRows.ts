import { sql } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../database/database';

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
 */
export async function forgetOldRows(database: Database): Promise<void> {
  for (const table of rewritten) {
    await database.execute(sql`vacuum (full, analyze) ${sql.identifier(table)}`);
  }
  if (database instanceof NodePgDatabase) return;
  // A file of the log that is used again holds what it held, until it is written over.
  await database.execute(sql`set wal_recycle = off`);
  try {
    await database.execute(sql`select pg_switch_wal()`);
    await database.execute(sql`checkpoint`);
  } finally {
    await database.execute(sql`reset wal_recycle`);
  }
}
