import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder, isUnfinished, markerFile, movingFolder } from './dataFolder';
import { holderFile, inUse, isLockFile } from './folderLock';
import { isDead, readHolder } from './lockHolder';
import { syncNames } from './syncFolder';

/**
 * Builds from before the lock moved into the folder put it beside the folder. One of them may still
 * be running.
 */
function refuseEarlierServer(dataDir: string): void {
  const path = `${dataDir}.lock`;
  const holder = readHolder(path);
  if (holder === undefined) return;
  const freshFile = join(dataDir, holderFile);
  if (!isDead(holder, path, { freshFile, hasKernelLock: false })) throw inUse(dataDir, path, false);
}

function keepForOwner(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
  }
}

/**
 * Moves a database that an earlier build put into the data folder itself to the folder `database`
 * in it. The next start continues an interrupted move. Call it under the lock.
 * @throws StartError when a server of an earlier build still uses it
 */
export function moveEarlierDatabase(dataDir: string): void {
  refuseEarlierServer(dataDir);
  const moving = join(dataDir, movingFolder);
  mkdirSync(moving, { recursive: true, mode: 0o700 });
  const isTheirs = (name: string) =>
    name !== movingFolder && !isLockFile(name) && !isUnfinished(name) && name !== 'lost+found';
  // The marker first: without it, an earlier build refuses the folder.
  const names = [markerFile, ...readdirSync(dataDir).filter((name) => name !== markerFile)];
  const isThere = new Set(readdirSync(dataDir));
  for (const name of names) {
    if (isThere.has(name) && isTheirs(name)) renameSync(join(dataDir, name), join(moving, name));
  }
  keepForOwner(moving);
  syncNames(moving);
  renameSync(moving, join(dataDir, databaseFolder));
  syncNames(dataDir);
  rmSync(`${dataDir}.lock`, { force: true });
}
