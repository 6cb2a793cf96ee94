import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database as services see it, whichever engine is behind. A transaction is one too, so a service that
 * takes a Database works inside and outside of `database.transaction(async (tx) => …)`. Inside, use `tx`
 * only: the embedded engine has one connection and would wait for itself forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open, until it is closed. */
export interface OpenDatabase {
  database: Database;
  /** True when this opening made the database. */
  isFirstStart: boolean;
  /** Writes everything out and lets go of the folder. Closing twice is harmless. */
  close(): Promise<void>;
}
