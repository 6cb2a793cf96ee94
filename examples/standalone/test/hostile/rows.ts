import { asc, getTableColumns, getTableName, gt, is, max, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/database/database';
import * as schema from '../../server/database/schema';

export type Row = Readonly<Record<string, unknown>>;

/** Every row of a database, by table and key, such as `users/rita`. */
export type Rows = ReadonlyMap<string, Row>;

/** A changed row; `before` is missing for a new one, `after` for a deleted one. */
export interface Change {
  table: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** The audit only ever grows; `readAudit` reads it. */
const pgTables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
const tables = pgTables.map(getTableName).filter((table) => table !== 'audit_entries');

/** The columns of a table that are written, and not worked out from others. */
function writtenColumns(table: string) {
  const found = pgTables.find((pgTable) => getTableName(pgTable) === table);
  const columns = found ? Object.values(getTableColumns(found)) : [];
  const written = columns.filter(({ generated }) => generated === undefined);
  return sql.join(
    written.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/**
 * The keys that sign tokens, which instances also keep in memory, and rows that the database lets
 * nobody delete.
 */
const keptTables = ['settings', 'audit_entries'];
const restoredTables = tables.filter((table) => !keptTables.includes(table));

async function select(database: Database, query: string): Promise<Row[]> {
  const { rows } = (await database.execute(sql.raw(query))) as { rows: Row[] };
  return rows;
}

function keyOf(row: Row): string {
  const { id, key, user_id, quiz_id, position, owner_id, bytes, picture_id } = row as Record<
    string,
    string | number | undefined
  >;
  // Two instructors may have the same picture.
  if (bytes !== undefined) return `${owner_id}/${id ?? picture_id}/${position}`;
  return `${id ?? key ?? user_id ?? `${quiz_id}/${position}`}`;
}

/** Reads the whole database. Takes a few milliseconds for a small school. */
export async function readRows(database: Database): Promise<Rows> {
  const found = await select(
    database,
    tables
      .map((table) => `select '${table}' as table, to_jsonb(${table}) as row from ${table}`)
      .join(' union all '),
  );
  return new Map(
    found.map(({ table, row }) => [`${String(table)}/${keyOf(row as Row)}`, row as Row]),
  );
}

/** What the audit has recorded after an entry, oldest first. */
export function readAudit(database: Database, after: number) {
  const { auditEntries } = schema;
  return database
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, after))
    .orderBy(asc(auditEntries.id));
}

/** The id of the newest audit entry; 0 if there is none. */
export async function newestEntry(database: Database): Promise<number> {
  const [row] = await database
    .select({ id: max(schema.auditEntries.id) })
    .from(schema.auditEntries);
  return row?.id ?? 0;
}

/** The differences between two readings of a database. */
export function changesBetween(before: Rows, after: Rows): Change[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return Array.from(names, (name) => ({
    table: name.slice(0, name.indexOf('/')),
    before: before.get(name),
    after: after.get(name),
  })).filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/**
 * Restores every row, except those that the server keeps about itself. Tables refer to each other
 * in a circle, but references are checked only when a statement ends, so one statement deletes
 * everything and one inserts everything. For few rows, deleting is faster than truncating.
 */
export async function restoreRows(database: Database, rows: Rows): Promise<void> {
  const deletes = restoredTables.map((table) => `clear_${table} as (delete from ${table})`);
  const inserts = restoredTables.map((table) => {
    const records = [...rows].flatMap(([name, row]) => (name.startsWith(`${table}/`) ? [row] : []));
    const name = sql.raw(table);
    const columns = writtenColumns(table);
    return sql`${sql.raw(`fill_${table}`)} as (insert into ${name} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::text::jsonb))`;
  });
  await database.transaction(async (tx) => {
    // Codes are made after their request was answered, and lock their user: that has to end first.
    await tx.execute(sql`lock table users in exclusive mode`);
    await tx.execute(sql.raw(`with ${deletes.join(', ')} select 1`));
    await tx.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`);
  });
}

/**
 * A number that grows with every transaction that writes, even one that is rolled back: while it
 * stays the same, nothing was written.
 */
export async function writeCount(database: Database): Promise<string> {
  const [row] = await select(
    database,
    'select pg_snapshot_xmax(pg_current_snapshot())::text as writes',
  );
  return String(row?.['writes']);
}
