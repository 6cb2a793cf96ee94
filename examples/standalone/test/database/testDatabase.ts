import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { migrateDatabase } from '../../server/database/migrateDatabase';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import * as schema from '../../server/database/schema';
import { newDatabase } from '../postgres/newDatabase';
import { openBlank } from './blankDatabase';

/**
 * An empty database with the tables of this version, for this test alone until it is closed: on a
 * PostgreSQL server in the project `server-postgres`, embedded and in memory in the project
 * `server`.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('postgresUrl') as string | undefined;
  return serverUrl === undefined ? openInMemory() : openOnServer(serverUrl);
}

async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const { url, drop } = await newDatabase(serverUrl, 'tables');
  const opened = await openServerDatabase(url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

let prepared: Promise<Blob> | undefined;

async function prepare(): Promise<Blob> {
  const client = await openBlank();
  await migrateDatabase(drizzle(client, { schema }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** Databases that a test has closed and nobody uses, empty again. */
const spare: PGlite[] = [];
let catalogue: string | undefined;

/** What tests may change besides rows: the tables, and which version they say they are. */
async function readCatalogue(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ names: string }>(`
    select string_agg(name, ' ' order by name) as names from (
      select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal
      union all select hash || created_at from drizzle.__drizzle_migrations) everything`);
  return rows[0]?.names ?? '';
}

/** The first call in a process takes a few seconds; later ones copy its result. */
async function openCopy(): Promise<PGlite> {
  prepared ??= prepare();
  const client = await PGlite.create({ loadDataDir: await prepared });
  catalogue ??= await readCatalogue(client);
  return client;
}

/** Empties a database for the next test, or closes it if a test has changed its tables. */
async function putBack(client: PGlite): Promise<void> {
  if (client.closed) return;
  if ((await readCatalogue(client)) !== catalogue) {
    await client.close();
    return;
  }
  const tables = Object.values(schema).flatMap((one) =>
    is(one, PgTable) ? [getTableName(one)] : [],
  );
  // The audit is append-only by a trigger, which is off for a replica.
  await client.exec(`
    set session_replication_role = replica;
    truncate ${tables.join(', ')} restart identity cascade;
    reset session_replication_role;`);
  spare.push(client);
}

async function openInMemory(): Promise<OpenDatabase> {
  const client = spare.pop() ?? (await openCopy());
  return {
    database: drizzle(client, { schema }),
    isFirstStart: true,
    place: 'memory',
    close: () => putBack(client),
  };
}
