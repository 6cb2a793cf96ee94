import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';

/**
 * Where a text stands in a database, in whatever case: every column of every table is looked
 * through, as the catalogue lists them.
 *
 * @returns names such as `users.email`
 */
export async function placesOf(database: Database, text: string): Promise<string[]> {
  const { rows } = (await database.execute(sql`
    select relname as table, attname as column
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
      and attnum > 0 and not attisdropped
    order by relname, attnum`)) as { rows: { table: string; column: string }[] };
  const places: string[] = [];
  for (const { table, column } of rows) {
    const found = (await database.execute(sql`
      select 1 from ${sql.identifier(table === '__drizzle_migrations' ? 'drizzle' : 'public')}.${sql.identifier(table)}
      where position(lower(${text}) in lower(${sql.identifier(column)}::text)) > 0 limit 1`)) as {
      rows: unknown[];
    };
    if (found.rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}
