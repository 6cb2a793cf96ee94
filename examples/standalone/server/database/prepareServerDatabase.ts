import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { StartError, codeOf, reasonOf } from '../process/startError';
import type { Database, FirstStart } from './database';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';
import { placeOf } from './serverConnection';

const oldestVersion = 15;

/** Any number, the same in every instance; its scope is one database. */
const lockKey = 0x7175697a;
const longestWaitMinutes = 2;

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('server_encoding') as encoding`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < oldestVersion) {
    throw new StartError(
      `The database ${placeOf(client)} is PostgreSQL ${version}; this server needs version ${oldestVersion} or newer. ` +
        'Set DATABASE_URL to a newer one.',
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The database ${placeOf(client)} stores text as ${encoding}, which cannot hold every name. ` +
        "Create one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and set DATABASE_URL to it.",
    );
  }
}

/** Tables of extensions do not count: providers install some in every database. */
async function refuseForeign(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and to_regclass('drizzle.__drizzle_migrations') is null
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname limit 1`,
  );
  if (rows[0]) {
    throw new StartError(
      `The database ${placeOf(client)} holds other tables (such as ${rows[0].name}) and no school. ` +
        'Nothing was changed. Create an empty database and set DATABASE_URL to it.',
    );
  }
}

function unpreparable(client: Client, error: unknown): StartError {
  const place = placeOf(client);
  switch (codeOf(error) ?? codeOf((error as Error).cause)) {
    case '55P03':
      return new StartError(
        `The database ${place} is being prepared by another instance, which has not finished in ${longestWaitMinutes} minutes. ` +
          'If that instance hangs, stop it and start again.',
      );
    case '42501':
      return new StartError(
        `The user ${client.user} cannot create tables in the database ${place}. ` +
          `Make that user its owner: ALTER DATABASE ${client.database} OWNER TO ${client.user}.`,
      );
    default:
      return new StartError(
        `The database ${place} could not be prepared: ${reasonOf((error as Error).cause ?? error)}. ` +
          'Check the log of the PostgreSQL server, and start again.',
      );
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const rows = await database.select({ id: schema.users.id }).from(schema.users).limit(1);
  return rows.length === 0;
}

/**
 * Migrates the tables and inserts the first rows of an empty database. Instances that start
 * together take turns. The first rows are one transaction: they are complete or missing, whatever
 * happens to this process.
 *
 * The locks belong to transactions, and the one that keeps others away is on its own connection: a
 * pooler would give a session's lock to the next client.
 * @param client runs all statements
 * @param other a second connection, for the lock
 * @returns whether the first rows were inserted
 * @throws StartError when the database cannot be used; an error of `firstStart` is passed on
 */
export async function prepareServerDatabase(
  client: Client,
  other: Client,
  firstStart?: FirstStart,
): Promise<boolean> {
  const database = drizzle(client, { schema });
  try {
    await requireVersion(client);
    await other.query('begin');
    await other.query(`set local lock_timeout = '${longestWaitMinutes}min'`);
    await other.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await refuseForeign(client);
    await migrateDatabase(
      database,
      `To start over, create an empty database in place of ${placeOf(client)} and set DATABASE_URL to it.`,
    );
  } catch (error) {
    throw error instanceof StartError ? error : unpreparable(client, error);
  }
  const isFirstStart = await database.transaction(async (tx) => {
    // Locked here too, while the rows are inserted: the other connection may be lost meanwhile.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}::bigint + 1)`);
    if (!(await isEmpty(tx))) return false;
    await firstStart?.(tx);
    return true;
  });
  // Everything is done; if this connection was lost meanwhile, its lock is gone as well.
  await other.query('commit').catch(() => undefined);
  return isFirstStart;
}
