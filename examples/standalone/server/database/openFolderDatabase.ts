import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError, reasonOf } from '../process/startError';
import { buildFolder, removeUnfinished } from './buildFolder';
import { databaseFolder, inspectFolder, prepareFolder, requireRoom } from './dataFolder';
import type { FirstStart, OpenDatabase } from './database';
import {
  megabytesLeft,
  megabytesOfFirstStart,
  megabytesToOpen,
  reservedMegabytes,
} from './diskRoom';
import { EmbeddedDatabase } from './embeddedDatabase';
import { DurableFs, durableStartParams } from './folderFs';
import { lockFolder, type FolderLock } from './folderLock';
import { startMaintenance } from './maintenance';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';

function broken(dataDir: string, error: unknown): StartError {
  // WebAssembly's words for a crash help nobody.
  const known = reasonOf(error);
  const reason = known.startsWith('Aborted') ? '' : `: ${known}`;
  return new StartError(
    `The database in ${dataDir} cannot be opened${reason}. It may be damaged; nothing was deleted. ` +
      'Replace the folder with a backup of it, or set DATA_DIR to another folder to start over.',
  );
}

function openClient(dataDir: string, lock: FolderLock): Promise<EmbeddedDatabase> {
  const fs = new DurableFs(join(dataDir, databaseFolder), () => lock.requireHeld());
  const options = { fs, startParams: durableStartParams };
  return EmbeddedDatabase.open(options, dataDir, () => hasRoom(dataDir));
}

function hasRoom(dataDir: string): boolean {
  return megabytesLeft(dataDir) >= reservedMegabytes;
}

async function openFolder(dataDir: string, lock: FolderLock): Promise<EmbeddedDatabase> {
  let client: EmbeddedDatabase | undefined;
  try {
    client = await openClient(dataDir, lock);
    const startOver = `To start over, delete the folder ${dataDir}, or set DATA_DIR to another one.`;
    await migrateDatabase(drizzle(client, { schema }), startOver);
    return client;
  } catch (error) {
    // A damaged engine may fail to close as well; its first error is what counts.
    await client?.close().catch(() => undefined);
    throw error instanceof StartError ? error : broken(dataDir, error);
  }
}

/**
 * Opens the embedded database in a folder, durably and for this process alone, and migrates its
 * tables. A missing or empty folder becomes a new database; anything else that is not ours is
 * refused and left as it is. If another process takes over the folder, this process ends.
 * @throws StartError when the folder cannot be used: where, what is wrong, and what to do
 */
export async function openFolderDatabase(
  folder: string,
  firstStart?: FirstStart,
): Promise<OpenDatabase> {
  const { dataDir, removeIfMade } = prepareFolder(resolve(folder));
  let lock: FolderLock | undefined;
  try {
    const needed = inspectFolder(dataDir) === 'new' ? megabytesOfFirstStart : megabytesToOpen;
    requireRoom(dataDir, needed);
    lock = lockFolder(dataDir);
    return await openLocked(dataDir, lock, firstStart);
  } catch (error) {
    if (lock && isEmpty(dataDir)) lock.releaseEmpty();
    else lock?.release();
    removeIfMade();
    throw error;
  }
}

/** Whether a first start left nothing. */
function isEmpty(dataDir: string): boolean {
  try {
    return inspectFolder(dataDir) === 'new';
  } catch {
    return false;
  }
}

async function openLocked(
  dataDir: string,
  lock: FolderLock,
  firstStart?: FirstStart,
): Promise<OpenDatabase> {
  removeUnfinished(dataDir);
  // Checked again under the lock: another process may just have made it.
  const isFirstStart = inspectFolder(dataDir) === 'new';
  if (isFirstStart) await buildFolder(dataDir, firstStart);
  const client = await openFolder(dataDir, lock);
  const maintenance = startMaintenance(client, () => hasRoom(dataDir));
  let closing: Promise<void> | undefined;
  const close = async () => {
    await maintenance.stop();
    try {
      if (hasRoom(dataDir)) await client.exec('CHECKPOINT');
    } finally {
      await client.close();
      lock.release();
    }
  };
  return {
    database: drizzle(client, { schema }),
    isFirstStart,
    place: dataDir,
    requireHeld: () => lock.requireHeld(),
    hasRoom: () => hasRoom(dataDir),
    close: () => (closing ??= close()),
  };
}
