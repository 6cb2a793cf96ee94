import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codeOf } from '../process/startError';

interface Native {
  tryLock(descriptor: number): boolean;
}

/** A lock that the operating system releases when its process ends, in whatever way. */
export interface KernelLock {
  release(): void;
}

/** The library is native code: platforms that it does not support work without it. */
function loadNative(): Native | undefined {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as Native;
  } catch {
    return undefined;
  }
}

const withoutLocks = new Set(['ENOLCK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']);

function tryLock(native: Native, descriptor: number): boolean | 'unsupported' {
  try {
    return native.tryLock(descriptor);
  } catch (error) {
    if (withoutLocks.has(codeOf(error) ?? '')) return 'unsupported';
    throw error;
  }
}

/** Whether a path still leads to an open file, which somebody may have deleted meanwhile. */
function isAt(path: string, descriptor: number): boolean {
  return statSync(path, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
}

/**
 * Locks a file, and creates it if it is missing. A suspended process keeps its lock, and every
 * mount of the file on this machine shows the same lock.
 * @returns `busy` when another process holds it; `unsupported` where this platform or the file
 * system has no such locks
 * @throws the system's error when the file cannot be opened
 */
export function lockFile(path: string): KernelLock | 'busy' | 'unsupported' {
  const native = loadNative();
  if (native === undefined) return 'unsupported';
  const descriptor = openSync(path, 'a+', 0o600);
  let isLocked: boolean | 'unsupported' = false;
  try {
    isLocked = tryLock(native, descriptor);
    if (isLocked === true && !isAt(path, descriptor)) isLocked = false;
  } finally {
    if (isLocked !== true) closeSync(descriptor);
  }
  if (isLocked === 'unsupported') return 'unsupported';
  return isLocked ? { release: () => closeSync(descriptor) } : 'busy';
}
