import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError, reasonOf } from '../process/startError';
import { buildFolder, removeUnfinished } from './buildFolder';
import { inspectFolder, prepareParent } from './dataFolder';
import type { FirstStart, OpenDatabase } from './database';
import { DurableFs, durableStartParams } from './durableFs';
import { lockFolder } from './folderLock';
import { startMaintenance } from './maintenance';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';

function broken(dataDir: string, error: unknown): StartError {
  // WebAssembly's own words for a crash help nobody.
  const known = reasonOf(error);
  const reason = known.startsWith('Aborted') ? '' : `: ${known}`;
  return new StartError(
    `The database in ${dataDir} cannot be opened${reason}. It may be damaged; nothing was deleted. ` +
      'Put a backup of the folder in its place, or give another folder with DATA_DIR to start anew.',
  );
}

async function openClient(dataDir: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFs(dataDir), startParams: durableStartParams });
}

async function openFolder(dataDir: string): Promise<PGlite> {
  let client: PGlite | undefined;
  try {
    client = await openClient(dataDir);
    await migrateDatabase(drizzle(client, { schema }));
    return client;
  } catch (error) {
    // A damaged engine may fail to close as well; what it failed at first is what counts.
    await client?.close().catch(() => undefined);
    throw error instanceof StartError ? error : broken(dataDir, error);
  }
}

/**
 * Opens the embedded database in a folder, durably and for this process alone, and brings its tables up to
 * date. A missing or empty folder becomes a new database; anything else that is not ours is refused and left
 * as it is.
 * @throws StartError when the folder cannot be used: where, what is wrong, and what to do
 */
export async function openFolderDatabase(
  folder: string,
  firstStart?: FirstStart,
): Promise<OpenDatabase> {
  const given = resolve(folder);
  const dataDir = existsSync(given) ? realpathSync(given) : prepareParent(given);
  inspectFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    removeUnfinished(dataDir);
    // Looked at again under the lock: another process may just have made it.
    const isFirstStart = inspectFolder(dataDir) === 'new';
    if (isFirstStart) await buildFolder(dataDir, firstStart);
    const client = await openFolder(dataDir);
    const maintenance = startMaintenance(client);
    let closing: Promise<void> | undefined;
    const close = async () => {
      await maintenance.stop();
      try {
        await client.exec('CHECKPOINT');
      } finally {
        await client.close();
        lock.release();
      }
    };
    return {
      database: drizzle(client, { schema }),
      isFirstStart,
      place: dataDir,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
