import { listen } from './listen';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Repeats something until it succeeds: at once, when the network is back, and after pauses from one
 * second to 30.
 *
 * @param attempt resolves with whether it has succeeded
 * @returns a function that stops this
 */
export function tryUntil(attempt: () => Promise<boolean>): () => void {
  let isOver = false;
  let pause = firstPauseMs;
  let timer: ReturnType<typeof setTimeout>;
  async function tryOnce(): Promise<void> {
    clearTimeout(timer);
    isOver = (await attempt()) || isOver;
    if (isOver) {
      stop();
      return;
    }
    timer = setTimeout(() => void tryOnce(), pause);
    pause = Math.min(pause * 2, longestPauseMs);
  }
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    stopListening();
  }
  const stopListening = listen(window, {
    online() {
      pause = firstPauseMs;
      void tryOnce();
    },
  });
  void tryOnce();
  return stop;
}
