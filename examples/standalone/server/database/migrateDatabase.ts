import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../process/startError';
import type { Database } from './database';
import { migrationsFolder } from './migrationsFolder';
import type * as schema from './schema';

function newestKnown(folder: string): number {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}

function knownMigrations() {
  return readMigrationFiles({ migrationsFolder: migrationsFolder.find() });
}

/** The newest migration of a database, by its time in milliseconds since 1970. */
export async function newestApplied(database: Database): Promise<number> {
  const applied = (await database.execute(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )) as { rows: { newest: string }[] };
  return Number(applied.rows[0]?.newest);
}

async function hasMigrations(database: Database): Promise<boolean> {
  const { rows } = (await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )) as { rows: { is_there: boolean }[] };
  return rows[0]?.is_there === true;
}

/** Whether each of a database's migrations up to our newest is ours, word for word. */
async function hasOurTables(database: Database): Promise<boolean> {
  const { rows } = (await database.execute(
    sql`select hash, created_at as made from drizzle.__drizzle_migrations`,
  )) as { rows: { hash: string; made: string }[] };
  const ours = new Map(knownMigrations().map(({ folderMillis, hash }) => [folderMillis, hash]));
  const newest = Math.max(...ours.keys());
  return rows.every(({ hash, made }) => Number(made) > newest || ours.get(Number(made)) === hash);
}

/**
 * Migrates the tables. On a PostgreSQL server, only one process at a time may do so.
 * @param database over one connection
 * @param startOver a sentence that says how to get an empty database in place of this one
 * @throws StartError when the database was written by a newer version of the server, or by one that
 * was never released
 */
export async function migrateDatabase(
  database: PgliteDatabase<typeof schema> | NodePgDatabase<typeof schema>,
  startOver = 'To start over, use an empty one.',
): Promise<void> {
  if ((await hasMigrations(database)) && !(await hasOurTables(database))) {
    throw new StartError(
      `The database was made by an unreleased version of Quizwright with other tables, which cannot be upgraded. Nothing was changed. ${startOver}`,
    );
  }
  const folder = migrationsFolder.find();
  const options = { migrationsFolder: folder };
  if (database instanceof NodePgDatabase) await migrateServer(database, options);
  else await migrateEmbedded(database, options);
  if ((await newestApplied(database)) > newestKnown(folder)) {
    throw new StartError(
      'The database was written by a newer version of Quizwright. Install that version, or a later one.',
    );
  }
}

/** Whether this version can create the tables of a migration. */
export function knowsMigration(migration: number): 'yes' | 'newer' | 'no' {
  if (migration > newestKnown(migrationsFolder.find())) return 'newer';
  return knownMigrations().some(({ folderMillis }) => folderMillis === migration) ? 'yes' : 'no';
}

/** How many migrations this version applies after a given one. */
export function migrationsAfter(migration: number): number {
  return knownMigrations().filter(({ folderMillis }) => folderMillis > migration).length;
}

/**
 * Applies the missing migrations of a database up to a given one, as Drizzle does. Drizzle's own
 * function would commit the surrounding transaction, and always goes to the end.
 *
 * @param tx a transaction on a database that records its migrations, even if there are none
 * @param last the last one to apply, by its time; all without it
 */
export async function migrateUpTo(tx: Database, last = Infinity): Promise<void> {
  const { rows } = (await tx.execute(
    sql`select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations`,
  )) as { rows: { newest: string }[] };
  const applied = Number(rows[0]?.newest);
  for (const migration of knownMigrations()) {
    const { folderMillis, hash, sql: statements } = migration;
    if (folderMillis <= applied || folderMillis > last) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
