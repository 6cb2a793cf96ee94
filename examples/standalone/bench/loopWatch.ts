/**
 * Runs in the process of a server before it: tells its parent for how long nothing else could be done
 * since the parent asked for a fresh start.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** `reset` begins anew, `report` asks what has been since. */
export type LoopQuestion = 'reset' | 'report';

export interface LoopReport {
  /** The longest time in which the event loop did not turn, in milliseconds. */
  blockMs: number;
  /**
   * How long a core worked for the thread of the event loop in all, in milliseconds. On a busy machine
   * most of a block is waiting for a core, which this leaves out. Infinite where the system does not tell.
   */
  workMs: number;
}

const resolutionMs = 1;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();

/** Milliseconds of the main thread on a core so far; Linux tells them in nanoseconds. */
function workSoFar(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Infinity;
  }
}

let workBefore = 0;

process.on('message', (question: LoopQuestion) => {
  // A timer, so that the monitor's own has come before it.
  setTimeout(() => {
    const workNow = workSoFar();
    const report: LoopReport = {
      blockMs: delays.max / 1e6 - resolutionMs,
      workMs: Number.isFinite(workNow) ? workNow - workBefore : Infinity,
    };
    process.send?.(report);
    if (question === 'report') return;
    delays.reset();
    workBefore = workNow;
  }, 10);
});
// The server alone decides when its process ends.
process.channel?.unref();
