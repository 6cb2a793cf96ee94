import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';

/**
 * Where a text occurs in a database, in upper or lower case: searches every column of every table
 * in the catalogue.
 *
 * @returns names such as `users.email`
 */
export async function placesOf(database: Database, text: string): Promise<string[]> {
  const { rows } = (await database.execute(sql`
    select relname as table, attname as column
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
      and attnum > 0 and not attisdropped and atttypid <> 'bytea'::regtype
    order by relname, attnum`)) as { rows: { table: string; column: string }[] };
  const places: string[] = [];
  for (const { table, column } of rows) {
    const found = (await database.execute(sql`
      select 1 from ${sql.identifier(table === '__drizzle_migrations' ? 'drizzle' : 'public')}.${sql.identifier(table)}
      where ${holds(column, text)} limit 1`)) as {
      rows: unknown[];
    };
    if (found.rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}

function holds(column: string, text: string) {
  return sql`position(lower(${text}) in lower(${sql.identifier(column)}::text)) > 0`;
}

/** Something that an instructor wrote, and its author. */
export interface Written {
  title: string;
  owner: string;
}

/** Tables that instructors write to, each with its title column. */
const writtenTables = new Map([
  ['questions', 'title'],
  ['quizzes', 'title'],
  ['groups', 'name'],
]);
const mostNamed = 20;

/**
 * Where an instructor wrote a text, at a place that `placesOf` found: at most twenty; none at
 * places that nobody writes to by hand.
 */
export async function writtenAt(
  database: Database,
  place: string,
  text: string,
): Promise<Written[]> {
  const [table = '', column = ''] = place.split('.');
  const title = writtenTables.get(table);
  if (title === undefined) return [];
  const { rows } = (await database.execute(sql`
    select written.${sql.identifier(title)} as title, users.email as owner
    from (select * from ${sql.identifier(table)} where ${holds(column, text)} limit ${mostNamed}) written
    join users on users.id = written.owner_id`)) as { rows: Written[] };
  return rows;
}
