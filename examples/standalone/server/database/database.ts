import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database as services see it, whichever engine is behind. A transaction is one too, so a
 * service that takes a Database works inside and outside of `database.transaction(async (tx) =>
 * …)`. Inside, use only `tx`: the embedded engine has one connection and would wait for itself
 * forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Inserts the first rows of an empty database. */
export type FirstStart = (database: Database) => Promise<void>;

/** An open database. */
export interface OpenDatabase {
  database: Database;
  /** True when this call created the database, or filled an empty one. */
  isFirstStart: boolean;
  /** Its location, for people; never contains a password. */
  place: string;
  /** Ends the process if it has lost the folder of its database; call it before sending a reply. */
  requireHeld?: () => void;
  /** Whether the disk of a folder has room for writes. */
  hasRoom?: () => boolean;
  /**
   * Writes everything out and releases the folder or the connections. Closing twice is harmless.
   */
  close: () => Promise<void>;
}
