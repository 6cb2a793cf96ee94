import { Pool, type PoolClient } from 'pg';
import { BoundedClient } from './boundedClient';
import { reasonOf } from '../process/startError';
import { connectionOptions } from './serverConnection';

const largestPool = 10;

/** How long making a connection, or waiting for a free one, may take. */
const longestWaitMs = 4_000;

/**
 * Up to ten connections to a PostgreSQL database, made when they are needed. One that breaks, or on which a
 * statement is not answered in time, is reported as a process warning and replaced; the call that used it
 * fails, the process goes on.
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
  // The pool looks after idle connections only. One that is lent out would end the process with an 'error'
  // that nobody hears; and Drizzle never gives it back when its `begin` was what failed.
  pool.on('connect', (client) => {
    client.on('error', () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
  return pool;
}
