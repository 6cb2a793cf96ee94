import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

// Putting a statement together takes Drizzle a good part of a millisecond. What thousands of
// requests need is put together once (decision 79).

/**
 * The name for prepared statements. A named one would stay in its session, and a pooler passes
 * sessions on to others.
 */
export const unnamed = '';

/** A fixed part of a statement, as text. It has no parameters. */
export function asText(part: SQL): SQL {
  return sql.raw(new PgDialect().sqlToQuery(part).sql);
}

interface RowParameters {
  /** The rows as JSON. */
  rows: unknown;
  count: unknown;
}

/** The parameters of `givenRows` for some rows. */
export const given = (rows: readonly object[]) => ({
  rows: JSON.stringify(rows),
  count: rows.length,
});

/** The same, to be filled in when a prepared statement runs. */
const later: RowParameters = { rows: sql.placeholder('rows'), count: sql.placeholder('count') };

/**
 * A parameter of JSON objects as rows, with the types of their columns. PostgreSQL takes any such
 * list for a hundred rows, and would read small tables in full for them; the limit tells it better.
 */
export function givenRows(columns: string, { rows, count }: RowParameters = later): SQL {
  return sql`(
    select * from jsonb_to_recordset(${rows}::text::jsonb) as row(${sql.raw(columns)})
    limit ${count}
  )`;
}
