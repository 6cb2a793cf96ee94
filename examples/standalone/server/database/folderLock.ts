import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../process/endProcess';
import { ownIdentity } from '../process/processIdentity';
import { StartError, codeOf, reasonOf } from '../process/startError';
import { lockFile, type KernelLock } from './kernelLock';
import { isDead, readHolder } from './lockHolder';

const heartbeatMs = 5_000;

/** The file in a data folder that the operating system locks. It is empty and stays there. */
export const kernelFile = 'lock';
/** The file in a data folder that names the process using it, for other machines and for people. */
const holderFile = 'holder';

/** Whether a name in a data folder is one of the lock's files. */
export function isLockFile(name: string): boolean {
  return name === kernelFile || /^holder($|-[0-9a-f]{16}$|\.takeover$)/.test(name);
}

export interface FolderLock {
  /** Ends the process if it has lost the folder. */
  requireHeld(): void;
  /** Releases the lock if it is still ours. */
  release(): void;
  /** Releases a folder in which nothing was made, and removes the lock's files from it. */
  releaseEmpty(): void;
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

interface Candidate {
  path: string;
  text: string;
  hasKernelLock: boolean;
}

function writeCandidate(holder: string, hasKernelLock: boolean): Candidate {
  const nonce = randomBytes(8).toString('hex');
  const path = `${holder}-${nonce}`;
  const text = JSON.stringify({ ...ownIdentity(), nonce, hasKernelLock });
  // Flushed, because a power cut could otherwise leave a holder that names nobody and is never
  // taken over.
  writeFileSync(path, text, { flag: 'wx', flush: true, mode: 0o600 });
  return { path, text, hasKernelLock };
}

/**
 * Replaces a holder whose process has ended. Only one process at a time may remove the file, or a
 * slow one could remove the file of a faster one; everything here is synchronous, so the claim
 * lasts an instant.
 */
function takeOver({ path: freshFile, hasKernelLock }: Candidate, holderPath: string): boolean {
  const claim = `${holderPath}.takeover`;
  if (!tryLink(freshFile, claim)) return false;
  try {
    const holder = readHolder(holderPath);
    if (holder && isDead(holder, holderPath, { freshFile, hasKernelLock })) rmSync(holderPath);
    return tryLink(freshFile, holderPath);
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The error for a folder that another process uses. */
function inUse(dataDir: string, holderPath: string, isCertain: boolean): StartError {
  const holder = readHolder(holderPath);
  const who = holder === undefined ? 'another process' : `another process (number ${holder.pid})`;
  return new StartError(
    `The data folder ${dataDir} is in use by ${who}, and two at once would lose data. ` +
      'Stop the other server, or set DATA_DIR to another folder for this one.' +
      (isCertain
        ? ''
        : ` If you are sure that no server uses it, delete ${holderPath} and ${holderPath}.takeover if they are there.`),
  );
}

function unlockable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be locked: ${reasonOf(error)}. ` +
      'Set DATA_DIR to a folder on a local disk that this user can write to.',
  );
}

/** Writes this process to the holder file and returns the file's text. */
function becomeHolder(dataDir: string, hasKernelLock: boolean): string {
  const holderPath = join(dataDir, holderFile);
  const candidate = writeCandidate(holderPath, hasKernelLock);
  try {
    if (tryLink(candidate.path, holderPath) || takeOver(candidate, holderPath)) {
      return candidate.text;
    }
    throw inUse(dataDir, holderPath, false);
  } finally {
    rmSync(candidate.path, { force: true });
  }
}

/**
 * Makes this process the only user of an existing folder: by a lock of the operating system, which
 * holds on this machine and in its containers, and by a file that names the holder, for other
 * machines. The folder of an ended process is taken over.
 * @param onLost called when another process turns out to have the folder; it must not return
 * @throws StartError when a living process holds it, or the files cannot be written
 */
export function lockFolder(
  dataDir: string,
  onLost: (line: string) => never = endProcess,
): FolderLock {
  let kernelLock: KernelLock | undefined;
  try {
    const locked = lockFile(join(dataDir, kernelFile));
    if (locked === 'busy') throw inUse(dataDir, join(dataDir, holderFile), true);
    if (locked !== 'unsupported') kernelLock = locked;
    return holdLock(dataDir, becomeHolder(dataDir, kernelLock !== undefined), kernelLock, onLost);
  } catch (error) {
    kernelLock?.release();
    throw error instanceof StartError ? error : unlockable(dataDir, error);
  }
}

function holdLock(
  dataDir: string,
  text: string,
  kernelLock: KernelLock | undefined,
  onLost: (line: string) => never,
): FolderLock {
  const holderPath = join(dataDir, holderFile);
  const { ino } = statSync(holderPath);
  const isOurs = (): boolean => {
    try {
      // Opened each time, because only that makes a network file system check.
      return readFileSync(holderPath, 'utf8') === text;
    } catch (error) {
      // Too many open files are no reason to end.
      if (!['EMFILE', 'ENFILE'].includes(codeOf(error) ?? '')) return false;
      return statSync(holderPath, { throwIfNoEntry: false })?.ino === ino;
    }
  };
  const requireHeld = () => {
    if (isOurs()) return;
    onLost(
      `This server has ended, for the data folder ${dataDir} is no longer its own: another server has taken it ` +
        `over, or ${holderPath} was deleted. Nothing was acknowledged since. Look which server uses the folder before you start this one again.`,
    );
  };
  const heartbeat = setInterval(() => {
    requireHeld();
    const now = new Date();
    utimesSync(holderPath, now, now);
  }, heartbeatMs).unref();
  const letGoOf = (paths: string[]) => {
    clearInterval(heartbeat);
    if (isOurs()) paths.forEach((path) => rmSync(path, { force: true }));
    kernelLock?.release();
    kernelLock = undefined;
  };
  return {
    requireHeld,
    release: () => letGoOf([holderPath]),
    releaseEmpty: () => letGoOf([join(dataDir, kernelFile), holderPath]),
  };
}
