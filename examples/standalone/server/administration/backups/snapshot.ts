import { randomBytes } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../database/database';
import { newestApplied } from '../../database/migrateDatabase';
import type { BackupTable, TableRows } from './backupFormat';

/** The whole database as of one instant. */
export interface Snapshot {
  /** The newest migration of the tables. */
  migration: number;
  tables: BackupTable[];
  /** In the order of `tables`; can be read once, inside `withSnapshot`. */
  batches: AsyncGenerator<TableRows>;
}

/**
 * Few enough for the embedded engine, which blocks everyone while it works. A part of a picture alone
 * may be as large as a batch of other rows.
 */
const rowsPerBatch = (table: string): number =>
  table === 'pictures' || table === 'picture_parts' ? 1 : 100;

const oneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Takes a snapshot. On a PostgreSQL server it is one transaction. The embedded engine has one
 * connection, on which a transaction blocks everyone: there, cursors hold a copy of all rows, and
 * others take their turns while it is read (decision 53).
 */
export function withSnapshot<Result>(
  database: Database,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return database instanceof NodePgDatabase
    ? withTransaction(database as Database, use)
    : withHeldRows(database, use);
}

interface Cursor {
  table: string;
  name: string;
}

function withTransaction<Result>(
  database: Database,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    // The text of an instant must not depend on where the database is.
    await tx.execute(sql`set local timezone to 'UTC'`);
    const tables = await tablesOf(tx);
    const cursors = cursorsOf(tables);
    for (const { table, name } of cursors) {
      const rows = sql`select to_jsonb(one)::text as row from ${sql.identifier(table)} one`;
      await tx.execute(sql`declare ${sql.identifier(name)} no scroll cursor for ${rows}`);
    }
    const next = ({ table, name }: Cursor) =>
      sql`fetch ${sql.raw(String(rowsPerBatch(table)))} from ${sql.identifier(name)}`;
    return use({
      migration: await newestApplied(tx),
      tables,
      batches: readCursors(tx, cursors, next),
    });
  }, oneInstant);
}

async function withHeldRows<Result>(
  database: Database,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  await database.execute(defineHeldRows);
  let cursors: Cursor[] = [];
  const { migration, tables } = await database.transaction(async (tx) => {
    const found = await tablesOf(tx);
    cursors = cursorsOf(found);
    for (const { table, name } of cursors) {
      // Plain rows: turning them into JSON is most of the work, and comes later.
      const rows = sql`select * from ${sql.identifier(table)}`;
      await tx.execute(sql`declare ${sql.identifier(name)} no scroll cursor with hold for ${rows}`);
    }
    return { migration: await newestApplied(tx), tables: found };
  }, oneInstant);
  const next = ({ table, name }: Cursor) =>
    sql`select held_rows as row from pg_temp.held_rows(${name}::refcursor, ${rowsPerBatch(table)}::int)`;
  try {
    return await use({ migration, tables, batches: readCursors(database, cursors, next) });
  } finally {
    for (const { name } of cursors) await database.execute(sql`close ${sql.identifier(name)}`);
  }
}

// FETCH itself cannot produce JSON. The function is in `pg_temp`, so that nothing of it stays.
const defineHeldRows = sql`
  create or replace function pg_temp.held_rows(held refcursor, most integer) returns setof text
  language plpgsql set timezone to 'UTC' as $$
  declare one record;
  begin
    for turn in 1..most loop
      fetch held into one;
      exit when not found;
      return next to_jsonb(one)::text;
    end loop;
  end $$`;

/** Simultaneous backups share the embedded engine's connection, so cursors need unique names. */
function cursorsOf(tables: readonly BackupTable[]): Cursor[] {
  const own = randomBytes(6).toString('hex');
  return tables.map(({ name: table }, index) => ({ table, name: `backup_${own}_${index}` }));
}

async function* readCursors(
  database: Database,
  cursors: readonly Cursor[],
  next: (cursor: Cursor) => SQL,
): AsyncGenerator<TableRows> {
  for (const cursor of cursors) {
    const { table } = cursor;
    for (let isMore = true; isMore;) {
      const { rows } = (await database.execute(next(cursor))) as { rows: { row: string }[] };
      yield { table, rows: rows.map(({ row }) => row) };
      isMore = rows.length === rowsPerBatch(table);
      await yieldToOthers();
    }
  }
}

/**
 * The school's tables and columns, from the catalogue. Unlogged tables, which hold temporary
 * counts, and tables of extensions are left out.
 */
export async function tablesOf(database: Database): Promise<BackupTable[]> {
  const { rows } = (await database.execute(sql`
    select relname as name, json_agg(attname order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`)) as { rows: { name: string; columns: string[] }[] };
  return rows.map(({ name, columns }) => ({ name, columns }));
}
