/** A page that never rests must get on all the same. */
const longestWaitMs = 100;

/** Without idle callbacks: long enough for a frame to be painted in between. */
const pauseMs = 20;

/**
 * Runs something once when the browser has nothing better to do, and after 100 ms in any case.
 *
 * @returns a function that prevents it
 */
export function whenIdle(run: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, pauseMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
