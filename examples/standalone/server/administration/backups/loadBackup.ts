import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { knowsMigration, migrateUpTo } from '../../database/migrateDatabase';
import * as schema from '../../database/schema';
import { reasonOf } from '../../process/startError';
import { CommandError } from '../administration';
import { printable } from '../printable';
import type { BackupHeader, BackupTable, TableRows } from './backupFormat';
import { readBackup } from './readBackup';
import { tablesOf } from './snapshot';

/**
 * Replaces all tables of a database without accounts by those of a backup, and migrates them, in
 * one transaction.
 *
 * @throws CommandError when an account exists, the file is damaged or of another version, a server
 * has the database open, or the database refuses a row
 */
export async function loadBackup(database: Database, path: string): Promise<void> {
  const { header, batches } = await readBackup(path);
  try {
    requireKnown(header, path);
    await database.transaction(async (tx) => {
      await refuseInhabited(tx);
      await refuseRunningServers(tx);
      await dropEverything(tx);
      await migrateUpTo(tx, header.migration);
      await requireSameTables(tx, header, path);
      const addReferences = await dropReferences(tx);
      const columnsOf = new Map(header.tables.map(({ name, columns }) => [name, columns]));
      for await (const batch of batches) {
        await insert(tx, batch, columnsOf.get(batch.table) ?? []);
      }
      await addReferences();
      await setSequences(tx);
      await migrateUpTo(tx);
      await tx.execute(sql`analyze`);
    });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const cause = (error as { cause?: unknown }).cause ?? error;
    throw new CommandError(
      `${path} could not be restored: ${reasonOf(cause)}. Nothing was kept. Check that the disk has room and that this version of Quizwright is not older than the backup.`,
    );
  } finally {
    await batches.return(undefined);
  }
}

/**
 * Refuses a backup with tables that this version cannot create.
 *
 * @throws CommandError
 */
export function requireKnown({ migration }: BackupHeader, path: string): void {
  const known = knowsMigration(migration);
  if (known === 'yes') return;
  throw new CommandError(
    known === 'newer'
      ? `${path} was written by a newer version of Quizwright. Install that version, or a later one.`
      : `${path} was written by a version of Quizwright that was never released. Restore it with that version, and upgrade it there.`,
  );
}

async function refuseInhabited(tx: Database): Promise<void> {
  if ((await tx.$count(schema.users)) === 0) return;
  throw new CommandError(
    'The database already holds a school. Nothing was changed. Set DATA_DIR or DATABASE_URL to an empty one.',
  );
}

/** A running server would continue with keys and tables that no longer exist. */
async function refuseRunningServers(tx: Database): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name in ('quizwright', current_setting('application_name'))
      -- That of this process, which keeps other starts away.
      and pid not in (select pid from pg_locks where locktype = 'advisory' and pid is not null)
    limit 1`)) as { rows: unknown[] };
  if (rows.length > 0) {
    throw new CommandError(
      'A server or another command has this database open. Nothing was changed. Stop every instance, then restore.',
    );
  }
}

/**
 * Drops our tables: they may be newer than those of the backup.
 *
 * @throws CommandError where the database has other tables too
 */
async function dropEverything(tx: Database): Promise<void> {
  const own: string[] = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map(getTableName);
  const foreign = (await tablesOf(tx)).find(({ name }) => !own.includes(name));
  if (foreign) {
    throw new CommandError(
      `The database holds tables that are not Quizwright's (such as ${printable(foreign.name)}). Nothing was changed. Set DATABASE_URL to an empty database.`,
    );
  }
  const { rows } = (await tx.execute(sql`
    select 'table ' || pg_class.oid::regclass as what from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select 'function ' || pg_proc.oid::regprocedure from pg_proc
    where prokind = 'f' and pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by what desc`)) as { rows: { what: string }[] };
  for (const { what } of rows) await tx.execute(sql.raw(`drop ${what} cascade`));
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}

async function requireSameTables(tx: Database, { tables }: BackupHeader, path: string) {
  const spelled = (some: readonly BackupTable[]) =>
    some.map(({ name, columns }) => `${name}(${[...columns].sort().join()})`).sort();
  const own = spelled(await tablesOf(tx));
  const theirs = spelled(tables);
  if (own.join('\n') !== theirs.join('\n')) {
    throw new CommandError(
      `${path} has tables that this version of Quizwright does not know. Restore it with the version that wrote it, and upgrade it there.`,
    );
  }
}

/**
 * Rows refer to each other in circles, so no order of tables is right. Adding the references again
 * checks every row.
 */
async function dropReferences(tx: Database): Promise<() => Promise<void>> {
  const { rows } = (await tx.execute(sql`
    select conrelid::regclass::text as of, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname`)) as { rows: { of: string; name: string; definition: string }[] };
  for (const { of, name } of rows) {
    await tx.execute(sql.raw(`alter table ${of} drop constraint ${name}`));
  }
  return async () => {
    for (const { of, name, definition } of rows) {
      await tx.execute(sql.raw(`alter table ${of} add constraint ${name} ${definition}`));
    }
  };
}

async function insert(tx: Database, { table, rows }: TableRows, columns: readonly string[]) {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table);
  await tx.execute(sql`
    insert into ${name} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`);
}

/** Continues sequences after the highest restored number. */
async function setSequences(tx: Database): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select attrelid::regclass::text as of, quote_ident(attname) as name,
      pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(attrelid::regclass::text, attname) is not null`)) as {
    rows: { of: string; name: string; sequence: string }[];
  };
  for (const { of, name, sequence } of rows) {
    await tx.execute(
      sql`select setval(${sequence}::regclass, max(${sql.raw(name)})) from ${sql.raw(of)} having max(${sql.raw(name)}) is not null`,
    );
  }
}
