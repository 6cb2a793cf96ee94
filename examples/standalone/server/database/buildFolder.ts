import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError, reasonOf } from '../process/startError';
import { databaseFolder, isUnfinished, markerFile } from './dataFolder';
import type { Database } from './database';
import { megabytesOfFirstStart } from './diskRoom';
import { FolderFs } from './folderFs';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';
import { syncFolder, syncNames } from './syncFolder';

/** Removes what interrupted first starts have left in the folder. Call it under the lock. */
export function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter(isUnfinished)) {
    rmSync(join(dataDir, name), { recursive: true });
  }
}

function unbuildable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The database in ${dataDir} could not be created: ${reasonOf(error)}. Nothing was kept. ` +
      `Check that the disk has room (about ${megabytesOfFirstStart} MB) and that this user can write there, or set DATA_DIR to another folder.`,
  );
}

async function createEmpty(folder: string): Promise<PGlite> {
  mkdirSync(folder, { mode: 0o700 });
  // Not synced while it is built, which is much faster; everything is synced once before it counts.
  const client = await PGlite.create({ fs: new FolderFs(folder) });
  await migrateDatabase(drizzle(client, { schema }));
  return client;
}

async function moveIntoPlace(client: PGlite, building: string, dataDir: string): Promise<void> {
  await client.exec('VACUUM ANALYZE');
  await client.exec('CHECKPOINT');
  await client.close();
  writeFileSync(join(building, markerFile), 'The database of a Quizwright server.\n', {
    mode: 0o600,
  });
  syncFolder(building);
  renameSync(building, join(dataDir, databaseFolder));
  syncNames(dataDir);
}

/**
 * Builds the database in a folder inside the data folder, and renames that when it is complete: a
 * crash at any moment leaves either no database or a complete one.
 * @param seed inserts the first rows; when it throws, nothing is kept, and its error is passed on
 * @throws StartError when the disk refuses
 */
export async function buildFolder(
  dataDir: string,
  seed?: (database: Database) => Promise<void>,
): Promise<void> {
  const building = join(dataDir, `building-${randomBytes(8).toString('hex')}`);
  const orRefuse = async <Result>(step: Promise<Result>): Promise<Result> => {
    try {
      return await step;
    } catch (error) {
      throw error instanceof StartError ? error : unbuildable(dataDir, error);
    }
  };
  try {
    const client = await orRefuse(createEmpty(building));
    await seed?.(drizzle(client, { schema }));
    await orRefuse(moveIntoPlace(client, building, dataDir));
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}
