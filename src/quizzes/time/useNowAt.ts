import { useEffect, useState } from 'react';
import { listen } from '../../base/listen';

/** Longest delay that timers accept, in milliseconds; a longer one fires at once. */
const longestDelay = 2_147_483_647;

/**
 * The time on this device, in milliseconds. It updates when one of the instants passes, so that the
 * screen changes automatically, and when the page becomes visible, because timers stop while a
 * device sleeps. Without instants it is `NaN`: Next does not build a page ahead that asks for the
 * time.
 */
export function useNowAt(instants: readonly number[]): number {
  const [now, setNow] = useState(Number.NaN);
  if (Number.isNaN(now) && instants.length > 0) setNow(Date.now());
  const next = Math.min(...instants.filter((instant) => instant > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const delay = Math.min(next - Date.now() + 1, longestDelay);
    const timer = setTimeout(() => setNow(Date.now()), delay);
    return () => clearTimeout(timer);
  }, [next, now]);
  useEffect(() => {
    const read = (): void => setNow(Date.now());
    return listen(document, { visibilitychange: read });
  }, []);
  return now;
}
