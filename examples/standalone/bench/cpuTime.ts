import { readFileSync } from 'node:fs';

/**
 * Clock ticks per second in Linux's counters (`getconf CLK_TCK`; 100 on every platform of Node).
 */
const ticksPerSecond = 100;

/**
 * Processor time that processes and their ended children have used so far, in milliseconds, in
 * steps of 10. Linux only.
 */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * (1000 / ticksPerSecond);
}

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in parentheses, may contain spaces; the four counts are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    // It has ended, and its parent's count includes it.
    return 0;
  }
}

/** The private memory of a process, in megabytes. Linux only. */
export function memoryMbOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  const kilobytes = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, kb]) => Number(kb));
  return Math.round(kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024);
}
