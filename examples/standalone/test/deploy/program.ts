import { spawnSync } from 'node:child_process';

/** Whether a program can be run on this machine. */
export function hasProgram(name: string, ...args: string[]): boolean {
  return spawnSync(name, args, { stdio: 'ignore' }).error === undefined;
}

/** A test name that says a program is missing: a skipped test would count as a failure. */
export function unproven(name: string, what: string): string {
  return `${what} (${name} is not on this machine: nothing of it was proven)`;
}
