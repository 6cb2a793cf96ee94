import { Pool, type PoolClient } from 'pg';
import { BoundedClient } from './boundedClient';
import { reasonOf } from '../process/startError';
import { connectionOptions } from './serverConnection';

const largestPool = 10;

/** How long opening a connection, or waiting for a free one, may take. */
const longestWaitMs = 4_000;

/**
 * Up to ten connections to a PostgreSQL database, opened on demand. One that breaks, or does not
 * answer a statement in time, is reported as a process warning and replaced; its call fails, and
 * the process continues.
 */
export function openPool(url: string): Pool {
  const pool = new Pool({
    ...connectionOptions(url),
    connectionTimeoutMillis: longestWaitMs,
    max: largestPool,
    Client: BoundedClient,
  });
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('error', (error) => {
    process.emitWarning(`A connection to the database was lost: ${reasonOf(error)}`);
  });
  // The pool handles only idle connections. A connection in use would end the process with an
  // unhandled 'error' event, and Drizzle never releases it if `begin` was what failed.
  pool.on('connect', (client) => {
    client.on('error', () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
  return pool;
}
