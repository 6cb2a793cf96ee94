import { useCallback, useSyncExternalStore } from 'react';
import { secondsUntil, type ServerClock } from './serverClock';

/**
 * Whole seconds until an instant on a server clock. Computed anew at each tick (1 s, spec §9) and
 * whenever the page becomes visible, never by decrementing.
 *
 * @returns null where there is no clock to count on
 */
export function useSecondsUntil(clock: ServerClock | null, instant: string | null): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (clock === null || instant === null) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      const tick = (): void => {
        listener();
        // Aimed just past the next whole second, so that no second is skipped or shown twice.
        const toNextSecond = (Date.parse(instant) - clock.now()) % 1000;
        timer = setTimeout(tick, (toNextSecond > 0 ? toNextSecond : 1000) + 5);
      };
      const wake = (): void => {
        clearTimeout(timer);
        tick();
      };
      tick();
      document.addEventListener('visibilitychange', wake);
      window.addEventListener('pageshow', wake);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', wake);
        window.removeEventListener('pageshow', wake);
      };
    },
    [clock, instant],
  );
  const read = useCallback(
    () => (clock === null || instant === null ? null : secondsUntil(clock, instant)),
    [clock, instant],
  );
  return useSyncExternalStore(subscribe, read, () => null);
}
