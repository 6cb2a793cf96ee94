import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { readCursor, writeCursor, type Place } from './cursors';

/** The order of a list: by one value, and by id among equals, in the same direction. */
export interface Order {
  /** The list and its sort. A cursor of another is refused. */
  name: string;
  /** What rows are sorted by; to be quick, an index has it, and the id after it. */
  by: SQL | AnyPgColumn;
  kind: 'text' | 'number' | 'instant';
  id: AnyPgColumn;
  descends: boolean;
}

/** A sorted list in the database. */
export interface List {
  database: Database;
  from: SQL | PgTable;
  /** Which rows belong to it; an index has them. */
  where: SQL | undefined;
  order: Order;
}

/** What a call asks of a list. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** Whether a list is asked for in pages. The other parameters count only then. */
export function asksForPage<Query extends { limit?: number }>(
  query: Query,
): query is Query & { limit: number } {
  return query.limit !== undefined;
}

/** The ids of a page, in order, and the cursor of the next one. */
export interface PageOfIds {
  ids: string[];
  next: string | null;
}

/**
 * Rows that a statement looks at. The embedded database blocks all other requests during one; and
 * an index always serves so few better than the whole table.
 */
const rowsAPart = 1_000;

/** The order of a sort as the contract spells it: a column, or `-` and a column. */
export function directionOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; descends: boolean } {
  const descends = sort.startsWith('-');
  return { column: (descends ? sort.slice(1) : sort) as Column, descends };
}

/**
 * Finds a page of a list: of its rows that match, those after the cursor. Pages start where the last
 * one ended, whatever was added or deleted since.
 *
 * @param matching what no index answers, such as a search. The list is then read part by part until
 *   the page is full, and other requests get their turn between two parts
 * @throws Failure 400 on `cursor` for a cursor that this list and sort have not sent
 */
export async function findPage(
  list: List,
  { limit, cursor }: PageRequest,
  matching?: SQL,
): Promise<PageOfIds> {
  let after = cursor === undefined ? undefined : readCursor(list.order, cursor);
  const found: Place[] = [];
  const size = matching === undefined ? limit + 1 : rowsAPart;
  for (;;) {
    const { rows, last } = await findInPart(list, { after, size, limit, matching });
    found.push(...rows);
    after = last;
    if (found.length > limit || after === undefined || matching === undefined) break;
    await nextTurn();
  }
  const page = found.slice(0, limit);
  const end = page.at(-1);
  const isMore = found.length > limit && end !== undefined;
  return { ids: page.map(({ id }) => id), next: isMore ? writeCursor(list.order, end) : null };
}

/** Rows in the order of their ids. One that was deleted since its id was found is missing. */
export function inOrder<Row extends { id: string } | { _id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => ['id' in row ? row.id : row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Part {
  after: Place | undefined;
  size: number;
}

/** Rows of a part that match, one more than the page has room for, and where the part ends. */
async function findInPart(
  list: List,
  { limit, matching, ...part }: Part & { limit: number; matching: SQL | undefined },
) {
  const numbered = numberedPart(list, part, { matches: matching ?? sql`true` });
  const { rows } = (await list.database.execute(sql`
    select id, value, matches, place from (${numbered}) part
    where matches or place = ${part.size}::int
    order by place
    limit ${limit + 2}::int`)) as { rows: (Place & { matches: boolean; place: number })[] };
  const [last] = rows.filter(({ place }) => Number(place) === part.size);
  return { rows: rows.filter(({ matches }) => matches), last };
}

/**
 * Counts the rows of a list, part by part.
 *
 * @param conditions what to count, by name
 */
export async function countRows<Name extends string>(
  list: List,
  conditions: Readonly<Record<Name, SQL>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(conditions) as Name[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  const sums = names.map((name) => {
    const column = sql.identifier(name);
    return sql`(count(*) filter (where ${column}))::int as ${column}`;
  });
  let after: Place | undefined;
  do {
    const numbered = numberedPart(list, { after, size: rowsAPart }, conditions);
    const isLast = sql`where place = ${rowsAPart}::int`;
    const { rows } = (await list.database.execute(sql`
      select ${sql.join(sums, sql`, `)},
        max(id) filter (${isLast}) as last_id, max(value) filter (${isLast}) as last_value
      from (${numbered}) part`)) as { rows: [Record<string, string | number | null>] };
    const { last_id: id, last_value: value, ...found } = rows[0];
    for (const name of names) counts[name] += Number(found[name]);
    after = typeof id === 'string' && value != null ? { id, value } : undefined;
    if (after) await nextTurn();
  } while (after);
  return counts;
}

/** The rows of a part with their places from 1, and what conditions say of each. */
function numberedPart(
  { from, where, order }: List,
  { after, size }: Part,
  conditions: Readonly<Record<string, SQL>>,
): SQL {
  const { by, id, descends } = order;
  const said = Object.entries(conditions).map(
    ([name, condition]) => sql`, (${condition}) as ${sql.identifier(name)}`,
  );
  const direction = descends ? sql`desc` : sql`asc`;
  return sql`
    select *, row_number() over () as place from (
      select ${id} as id, ${valueOf(order)} as value${sql.join(said)}
      from ${from}
      where ${and(where, after && isAfter(order, after))}
      order by ${by} ${direction}, ${id} ${direction}
      limit ${size}::int) ordered`;
}

/** What a row is sorted by, as a place has it. */
function valueOf({ by, kind }: Order): SQL {
  if (kind === 'text') return sql`${by}`;
  return kind === 'number' ? sql`${by}::float8` : sql`(extract(epoch from ${by}) * 1000)::float8`;
}

/** Rows after a place. Compared as pairs, which an index answers. */
function isAfter({ by, kind, id, descends }: Order, place: Place): SQL {
  const value =
    kind === 'text'
      ? sql`${place.value}::text`
      : kind === 'number'
        ? sql`${place.value}::bigint`
        : sql`${new Date(place.value).toISOString()}::timestamptz`;
  return sql`(${by}, ${id}) ${descends ? sql`<` : sql`>`} (${value}, ${place.id})`;
}
