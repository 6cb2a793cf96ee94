import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError, codeOf, reasonOf } from '../process/startError';
import { markerFile } from './dataFolder';
import type { Database } from './database';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';
import { syncFolder, syncNames } from './syncFolder';

/** Removes what first starts that were cut short have left beside the folder. Call it under the lock. */
export function removeUnfinished(dataDir: string): void {
  const parent = dirname(dataDir);
  const prefix = `${basename(dataDir)}.building-`;
  for (const name of readdirSync(parent)) {
    const isUnfinished =
      name.startsWith(prefix) && /^[0-9a-f]{16}$/.test(name.slice(prefix.length));
    if (isUnfinished) rmSync(join(parent, name), { recursive: true });
  }
}

function unbuildable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The database in ${dataDir} could not be made: ${reasonOf(error)}. Nothing was kept of it. ` +
      'Check that the disk has room (about 50 MB) and that this user may write there, or give another folder with DATA_DIR.',
  );
}

async function createEmpty(folder: string): Promise<PGlite> {
  // It will hold password hashes: for this user only.
  mkdirSync(folder, { mode: 0o700 });
  // Unsynced while it is built, which is much faster; everything is synced once before it counts.
  const client = await PGlite.create(folder);
  await migrateDatabase(drizzle(client, { schema }));
  return client;
}

async function moveIntoPlace(client: PGlite, building: string, dataDir: string): Promise<void> {
  await client.exec('VACUUM ANALYZE');
  await client.exec('CHECKPOINT');
  await client.close();
  writeFileSync(join(building, markerFile), 'The database of a Quizwright server.\n');
  syncFolder(building);
  removeEmpty(dataDir);
  renameSync(building, dataDir);
  syncNames(dirname(dataDir));
}

function removeEmpty(dataDir: string): void {
  try {
    rmdirSync(dataDir);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Makes the database in a temporary folder beside, and moves it into place when it is whole: a crash at any
 * moment leaves either no database or a complete one.
 * @param seed fills in the first rows; when it throws, nothing is kept, and its error is passed on
 * @throws StartError when the disk refuses
 */
export async function buildFolder(
  dataDir: string,
  seed?: (database: Database) => Promise<void>,
): Promise<void> {
  const building = `${dataDir}.building-${randomBytes(8).toString('hex')}`;
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
