import { mkdirSync, readFileSync, readdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, codeOf, reasonOf } from '../process/startError';
import { megabytesLeft } from './diskRoom';
import { isLockFile } from './folderLock';

/**
 * The major version of PostgreSQL inside the pinned PGlite, which reads only folders of the same
 * version.
 */
export const postgresMajor = '18';

/** A file that marks a complete database of this server. */
export const markerFile = 'QUIZWRIGHT';

/** PostgreSQL's own folder inside the data folder. */
export const databaseFolder = 'database';

/** The socket where the server that has the folder open accepts administrators' commands. */
export const controlFile = 'control';

const advice =
  'Nothing was changed in it. Give another folder with DATA_DIR, or move this one away.';

/** What a data folder contains. */
export type Contents = 'new' | 'ours';

function unusable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. ` +
      'Set DATA_DIR to a folder that this user can read and write.',
  );
}

// Not mkdir's own `recursive`, which never returns below /proc (Node 20).
function makeFolder(folder: string): void {
  try {
    // Only for this user: it will hold password hashes.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

/**
 * Creates the folder if it is missing.
 * @returns its real path, and a function that removes it again if it is still empty
 * @throws StartError when it is a file, or the place cannot be written
 */
export function prepareFolder(dataDir: string): { dataDir: string; removeIfMade: () => void } {
  try {
    const isThere = statSync(dataDir, { throwIfNoEntry: false });
    if (isThere && !isThere.isDirectory()) {
      throw new StartError(
        `The data folder ${dataDir} is a file, not a folder. Set DATA_DIR to a folder.`,
      );
    }
    if (!isThere) makeFolder(dataDir);
    const real = realpathSync(dataDir);
    return { dataDir: real, removeIfMade: () => !isThere && removeIfEmpty(real) };
  } catch (error) {
    throw error instanceof StartError ? error : unusable(dataDir, error);
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It contains something by now.
  }
}

/**
 * Whether a name in a data folder belongs to a database that is being made, or was not finished.
 */
export function isUnfinished(name: string): boolean {
  return /^building-[0-9a-f]{16}$/.test(name);
}

function refuseForeign(dataDir: string): void {
  const folder = join(dataDir, databaseFolder);
  const entries = readdirSync(folder);
  const major = entries.includes('PG_VERSION')
    ? readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    : '';
  if (major !== postgresMajor) {
    throw new StartError(
      `The data folder ${dataDir} was written by PostgreSQL ${major || '(unknown)'}; this server reads ` +
        `version ${postgresMajor}. Start the Quizwright release that wrote it. ${advice}`,
    );
  }
  if (!entries.includes(markerFile)) {
    throw new StartError(
      `The data folder ${dataDir} holds a database that Quizwright did not make ` +
        `(it has no file ${markerFile}). ${advice}`,
    );
  }
}

function listed(dataDir: string): string[] {
  try {
    return readdirSync(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/**
 * Finds out what an existing folder contains.
 * @throws StartError when it contains anything else than a database of ours; it is left as it is
 */
export function inspectFolder(dataDir: string): Contents {
  const entries = listed(dataDir);
  if (entries.includes(databaseFolder)) {
    refuseForeign(dataDir);
    return 'ours';
  }
  // New volumes contain `lost+found`.
  const ours = [controlFile, 'lost+found'];
  const foreign = entries.find(
    (name) => !isLockFile(name) && !isUnfinished(name) && !ours.includes(name),
  );
  if (foreign === undefined) return 'new';
  throw new StartError(
    `The data folder ${dataDir} holds other files (such as ${foreign}) and no school. ${advice}`,
  );
}

/**
 * Refuses a folder whose disk is too full.
 * @param megabytes the free space that is needed
 * @throws StartError
 */
export function requireRoom(dataDir: string, megabytes: number): void {
  const left = megabytesLeft(dataDir);
  if (left >= megabytes) return;
  throw new StartError(
    `The disk of the data folder ${dataDir} has ${left} MB left, and the database needs ${megabytes} MB to start. ` +
      'Nothing was changed. Free some space, or set DATA_DIR to a folder on another disk.',
  );
}
