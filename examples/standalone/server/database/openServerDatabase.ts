import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { openPool } from './connectionPool';
import type { FirstStart, OpenDatabase } from './database';
import { prepareServerDatabase } from './prepareServerDatabase';
import * as schema from './schema';
import { connect, placeOf } from './serverConnection';

/**
 * Opens a PostgreSQL database, which any number of processes may have open, and migrates its
 * tables.
 * @param url `postgres://user:password@host:port/database`
 * @param firstStart inserts the first rows if there is no account yet; when it throws, none is kept
 * @throws StartError when the database cannot be used: where, what is wrong, and what to do
 */
export async function openServerDatabase(
  url: string,
  firstStart?: FirstStart,
): Promise<OpenDatabase> {
  const [client, other] = await connectTwice(url);
  try {
    const isFirstStart = await prepareServerDatabase(client, other, firstStart);
    const pool = openPool(url);
    let closing: Promise<void> | undefined;
    return {
      database: drizzle(pool, { schema }),
      isFirstStart,
      place: placeOf(client),
      close: () => (closing ??= pool.end()),
    };
  } finally {
    await Promise.all([client.end(), other.end()]);
  }
}

async function connectTwice(url: string): Promise<[Client, Client]> {
  const client = await connect(url);
  try {
    return [client, await connect(url)];
  } catch (error) {
    await client.end();
    throw error;
  }
}
