import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Clock = NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake'];

/** The real time after which nothing more is expected to happen while the clock stands still. */
const patienceMs = 30_000;
const realNow = performance.now.bind(performance);

/**
 * Stops the clock until the test turns it. Waiting for something does not turn it. `vi.useRealTimers`
 * starts it again.
 *
 * @param toFake what stands still, if not every timer and all clocks
 */
export function stopClock(
  toFake: Clock = [
    ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
    ...(['Date', 'performance'] as const),
  ],
): void {
  vi.useFakeTimers({ toFake });
  let since = realNow();
  // Testing Library waits with Jest's timers where time stands still.
  vi.stubGlobal('jest', {
    advanceTimersByTime(milliseconds: number) {
      // Zero comes at the end of each wait.
      if (milliseconds === 0) since = realNow();
      // Its own timer ends a wait in vain.
      vi.advanceTimersByTime(realNow() - since > patienceMs ? patienceMs : 0);
    },
  });
}

/** Lets milliseconds pass, and what is due happen. */
export const turnClock = (milliseconds: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));
