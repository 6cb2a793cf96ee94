import { setTimeout as wait } from 'node:timers/promises';

/** Outcome of requests that arrived at fixed instants. */
export interface Arrivals {
  /**
   * Time from the instant a request was due until its reply was read, in milliseconds, shortest
   * first.
   */
  latencies: number[];
  /** Why requests failed. */
  errors: string[];
}

/**
 * Sends requests at even intervals, whether or not earlier ones have been answered: a server that
 * falls behind gets no pause, and time in its queue counts.
 * @param count how many
 * @param overMs time from the first to the last
 * @param send sends one; what it throws is an error of that request
 */
export async function arriveOpenly(
  { count, overMs }: { count: number; overMs: number },
  send: (index: number) => Promise<void>,
): Promise<Arrivals> {
  const latencies: number[] = [];
  const errors: string[] = [];
  const start = performance.now();
  const underway: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const dueAt = start + (index * overMs) / count;
    const early = dueAt - performance.now();
    if (early > 0) await wait(early);
    underway.push(
      send(index)
        .catch((error: unknown) => void errors.push(String(error)))
        .finally(() => latencies.push(performance.now() - dueAt)),
    );
  }
  await Promise.all(underway);
  return { latencies: latencies.sort((one, other) => one - other), errors };
}

/** The latency that a share of the requests, such as 0.99, does not exceed. */
export function percentile({ latencies }: Arrivals, share: number): number {
  return latencies[Math.max(0, Math.ceil(latencies.length * share) - 1)] ?? Number.NaN;
}
