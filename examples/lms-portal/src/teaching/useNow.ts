import { useEffect, useState } from 'react';

/**
 * The current time, updated every few seconds, because a quiz may open while its card is on screen.
 */
export function useNow(everyMs = 5_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
