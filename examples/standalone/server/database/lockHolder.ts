import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { ownRealm, processState } from '../process/processIdentity';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  startTime: z.string().nullable(),
  realm: z.string(),
  nonce: z.string(),
  /** Whether it also had the lock of the operating system. */
  hasKernelLock: z.boolean(),
});

/** The process named in a holder file. */
export type Holder = z.infer<typeof holderSchema>;

const silentMs = 30_000;

/** Reads a holder file; undefined when it is missing or names nobody. */
export function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Whether a holder has not touched its file for 30 s. Both times come from the same file system, so
 * the clocks of the two machines do not matter.
 */
function isSilent(path: string, freshFile: string): boolean {
  return statSync(freshFile).mtimeMs - statSync(path).mtimeMs > silentMs;
}

/**
 * Whether the holder of a file has ended.
 * @param freshFile a file on the same file system that was written just now
 * @param hasKernelLock whether this process has the lock of the operating system
 */
export function isDead(
  holder: Holder,
  path: string,
  { freshFile, hasKernelLock }: { freshFile: string; hasKernelLock: boolean },
): boolean {
  // The system would not have given the lock to two processes of one machine: either the holder has
  // ended, or the file was copied together with the folder.
  if (hasKernelLock && holder.hasKernelLock && holder.realm === ownRealm()) return true;
  const state = processState(holder);
  return state === 'dead' || (state === 'unknown' && isSilent(path, freshFile));
}
