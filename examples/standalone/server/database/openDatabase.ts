import type { FirstStart, OpenDatabase } from './database';
import { openFolderDatabase } from './openFolderDatabase';
import { openServerDatabase } from './openServerDatabase';

export type { Database, OpenDatabase } from './database';

export interface OpenDatabaseOptions {
  /** The folder of the embedded database, created if it is missing. */
  dataDir: string;
  /** The address of a PostgreSQL database; with one, no folder is used. */
  databaseUrl?: string | undefined;
  /** Runs once in the life of a database; if it fails or is interrupted, nothing of it is kept. */
  firstStart?: FirstStart | undefined;
}

/**
 * Opens the PostgreSQL database of `databaseUrl`, or else the embedded one in a folder, and
 * migrates its tables.
 * @throws StartError when it cannot be used: where, what is wrong, and what to do
 */
export function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, firstStart } = options;
  return databaseUrl === undefined
    ? openFolderDatabase(dataDir, firstStart)
    : openServerDatabase(databaseUrl, firstStart);
}
