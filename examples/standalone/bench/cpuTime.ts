import { readFileSync } from 'node:fs';

/** Ticks of the clock in which Linux counts, a second (`getconf CLK_TCK`; 100 on every platform of Node). */
const ticksPerSecond = 100;

/**
 * The processor time that processes have used so far, with that of their children that have ended; in
 * milliseconds, in steps of 10. Linux only.
 */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * (1000 / ticksPerSecond);
}

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in parentheses, may hold spaces; the four counts are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    // It has ended; its parent counts it by now.
    return 0;
  }
}

/** The memory of a process that is not shared, in megabytes. Linux only. */
export function memoryMbOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  const kilobytes = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, kb]) => Number(kb));
  return Math.round(kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024);
}
