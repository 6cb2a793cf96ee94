/** A page that is never idle must continue all the same. */
const longestWaitMs = 100;

/** Without idle callbacks: long enough for the browser to paint a frame in between. */
const pauseMs = 20;

/**
 * Runs something once when the browser is idle, after 100 ms at the latest.
 *
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, pauseMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
