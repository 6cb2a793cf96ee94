import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database as services see it, whichever engine is behind. A transaction is one too, so a service that
 * takes a Database works inside and outside of `database.transaction(async (tx) => …)`. Inside, use `tx`
 * only: the embedded engine has one connection and would wait for itself forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Fills in the first rows of a database that has none. */
export type FirstStart = (database: Database) => Promise<void>;

/** A database that is open, until it is closed. */
export interface OpenDatabase {
  database: Database;
  /** True when this opening made the database, or filled an empty one. */
  isFirstStart: boolean;
  /** Where it is, for people; never a password. */
  place: string;
  /** Ends the process when the database of a folder is no longer its own: to be asked before an answer goes out. */
  requireHeld?: () => void;
  /** Whether the disk of a folder has room for writes. */
  hasRoom?: () => boolean;
  /** Writes everything out and lets go of the folder or the connections. Closing twice is harmless. */
  close: () => Promise<void>;
}
