import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ownIdentity, processState } from '../process/processIdentity';
import { StartError, codeOf, reasonOf } from '../process/startError';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  startTime: z.string().nullable(),
  realm: z.string(),
  nonce: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

const heartbeatMs = 5_000;
const silentMs = 30_000;

export interface FolderLock {
  /** Lets go, if the lock is still ours. */
  release(): void;
}

function readHolder(lockFile: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * A holder in another container cannot be asked whether it lives, so it touches its file; both times come
 * from the same file system, whatever the clocks of the two say.
 */
function isSilent(lockFile: string, freshFile: string): boolean {
  return statSync(freshFile).mtimeMs - statSync(lockFile).mtimeMs > silentMs;
}

function isDead(holder: Holder, lockFile: string, freshFile: string): boolean {
  const state = processState(holder);
  return state === 'dead' || (state === 'unknown' && isSilent(lockFile, freshFile));
}

function tryLink(from: string, to: string): boolean {
  try {
    // Unlike a rename, a link never replaces what another process has just put there.
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a dead holder. Only one process at a time may remove a lock, or a slow one could
 * remove the lock of a faster one; everything here is synchronous, so the claim is held for an instant.
 */
function takeOver(candidate: string, lockFile: string): boolean {
  const claim = `${lockFile}.takeover`;
  if (!tryLink(candidate, claim)) return false;
  try {
    const holder = readHolder(lockFile);
    if (holder !== undefined && isDead(holder, lockFile, candidate)) rmSync(lockFile);
    return tryLink(candidate, lockFile);
  } finally {
    rmSync(claim, { force: true });
  }
}

function inUse(dataDir: string, lockFile: string): StartError {
  const holder = readHolder(lockFile);
  const who = holder === undefined ? 'another process' : `another process (number ${holder.pid})`;
  return new StartError(
    `The data folder ${dataDir} is in use by ${who}, and two at once would lose data. ` +
      'Stop the other server, or give this one a folder of its own with DATA_DIR. ' +
      `If you are sure that no server uses it, delete ${lockFile} and ${lockFile}.takeover if they are there.`,
  );
}

/**
 * Makes this process the only one that uses the folder, with a file `<folder>.lock` beside it. The lock of
 * a process that has died is taken over.
 * @throws StartError when a living process holds it, or the file cannot be written
 */
export function lockFolder(dataDir: string): FolderLock {
  const lockFile = `${dataDir}.lock`;
  const nonce = randomBytes(8).toString('hex');
  const candidate = `${lockFile}-${nonce}`;
  try {
    // Flushed, or a power cut could leave a lock that names nobody and is never taken over.
    writeFileSync(candidate, JSON.stringify({ ...ownIdentity(), nonce }), {
      flag: 'wx',
      flush: true,
    });
    if (!tryLink(candidate, lockFile) && !takeOver(candidate, lockFile)) {
      throw inUse(dataDir, lockFile);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be locked: ${reasonOf(error)}. ` +
        'Choose a folder on a local disk in which this user may write, with DATA_DIR.',
    );
  } finally {
    rmSync(candidate, { force: true });
  }
  return holdLock(lockFile, nonce);
}

function holdLock(lockFile: string, nonce: string): FolderLock {
  const isOurs = () => readHolder(lockFile)?.nonce === nonce;
  const heartbeat = setInterval(() => {
    const now = new Date();
    if (isOurs()) utimesSync(lockFile, now, now);
  }, heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (isOurs()) rmSync(lockFile, { force: true });
    },
  };
}
