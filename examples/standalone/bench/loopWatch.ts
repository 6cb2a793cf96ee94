/**
 * Runs in the process of a server before it: tells its parent for how long nothing else could be done
 * since the parent asked for a fresh start.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** `reset` begins anew, `longest` asks for the longest block since, in milliseconds. */
export type LoopQuestion = 'reset' | 'longest';

const resolutionMs = 1;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();

process.on('message', (question: LoopQuestion) => {
  // A timer, so that the monitor's own has come before it.
  setTimeout(() => {
    process.send?.(delays.max / 1e6 - resolutionMs);
    if (question === 'reset') delays.reset();
  }, 10);
});
// The server alone decides when its process ends.
process.channel?.unref();
