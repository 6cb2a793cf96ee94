import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process, even against a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, as text of the operating system, only for comparing; null if unknown. */
  startTime: string | null;
  /** The machine or container in which the number is valid. */
  realm: string;
}

function linuxStartTime(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name, in parentheses, may contain spaces and parentheses; field 22 is counted from its end.
  const ticksSinceBoot = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  return `${boot}/${ticksSinceBoot}`;
}

function startTimeOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') return linuxStartTime(pid);
    if (process.platform === 'win32') return null;
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

/** The machine or container that this process runs in. */
export function ownRealm(): string {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startTime: startTimeOf(process.pid), realm: ownRealm() };
}

/**
 * Whether the process still runs; `unknown` when it belongs to another machine or container, whose
 * numbers are not valid here.
 */
export function processState(identity: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (identity.realm !== ownRealm()) return 'unknown';
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'dead';
  }
  const startTime = startTimeOf(identity.pid);
  if (startTime === null || identity.startTime === null) return 'alive';
  return startTime === identity.startTime ? 'alive' : 'dead';
}
