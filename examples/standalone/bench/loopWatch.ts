/**
 * Loaded into a server's process before the server: reports for how long the event loop was blocked
 * since the parent asked for a fresh start.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** `reset` starts over, `report` asks for the figures since then. */
export type LoopQuestion = 'reset' | 'report';

export interface LoopReport {
  /** The longest time in which the event loop did not turn, in milliseconds. */
  blockMs: number;
  /**
   * How long a core worked for the event loop's thread in total, in milliseconds. On a busy machine
   * most of a block is waiting for a core, which this leaves out. Infinite where the system does
   * not report it.
   */
  workMs: number;
}

const resolutionMs = 1;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();

/** Milliseconds the main thread has run on a core so far; Linux reports nanoseconds. */
function workSoFar(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Infinity;
  }
}

let workBefore = 0;

process.on('message', (question: LoopQuestion) => {
  // A timer, so that the monitor's own timer has fired before it.
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
// Only the server decides when its process ends.
process.channel?.unref();
