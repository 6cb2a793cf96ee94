import { mkdirSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError, codeOf, reasonOf } from '../process/startError';

/** The major version of PostgreSQL inside the pinned PGlite; it reads only folders of the same one. */
export const postgresMajor = '18';

/** A file that says that a folder was made by this server, whole. */
export const markerFile = 'QUIZWRIGHT';

const advice =
  'Nothing was changed in it. Give another folder with DATA_DIR, or move this one away.';

function unusable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. ` +
      'Give a folder in which this user may read and write, with DATA_DIR.',
  );
}

// Not mkdir's own `recursive`, which never returns below /proc (Node 20).
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

/**
 * Makes the folder's parent and answers the folder's real path, so that two links to one folder are one.
 * @throws StartError when the place cannot be written
 */
export function prepareParent(dataDir: string): string {
  try {
    makeFolder(dirname(dataDir));
    return join(realpathSync(dirname(dataDir)), basename(dataDir));
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function refuseMountPoint(dataDir: string): void {
  if (statSync(dataDir).dev === statSync(dirname(dataDir)).dev) return;
  throw new StartError(
    `The data folder ${dataDir} is a mounted volume, and the database is built beside its folder and moved ` +
      `into place whole. Give a folder inside the volume: DATA_DIR=${join(dataDir, 'school')}.`,
  );
}

function refuseForeign(dataDir: string, entries: string[]): void {
  if (!entries.includes('PG_VERSION')) {
    throw new StartError(
      `The data folder ${dataDir} holds other files (such as ${entries[0]}) and no database. ${advice}`,
    );
  }
  const major = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (major !== postgresMajor) {
    throw new StartError(
      `The data folder ${dataDir} was written by PostgreSQL ${major || '(unknown)'}; this server reads ` +
        `version ${postgresMajor}. Start it with the Quizwright release that wrote it. ${advice}`,
    );
  }
  if (!entries.includes(markerFile)) {
    throw new StartError(
      `The data folder ${dataDir} holds a database that Quizwright did not make ` +
        `(it has no file ${markerFile}). ${advice}`,
    );
  }
}

/**
 * Whether the folder is still to be made (missing or empty) or holds a database of ours.
 * @throws StartError when it holds anything else; it is left as it is
 */
export function inspectFolder(dataDir: string): 'new' | 'ours' {
  let entries: string[];
  try {
    entries = readdirSync(dataDir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'new';
    if (codeOf(error) === 'ENOTDIR') {
      throw new StartError(
        `The data folder ${dataDir} is a file, not a folder. Give another path with DATA_DIR.`,
      );
    }
    throw unusable(dataDir, error);
  }
  if (entries.length === 0) {
    refuseMountPoint(dataDir);
    return 'new';
  }
  refuseForeign(dataDir, entries);
  return 'ours';
}
