import { useEffect, useRef } from 'react';
import { useLatest } from '../../base/useLatest';

/**
 * Calls `onClose` after `milliseconds`, not counting pauses. A pause or a new value of
 * `milliseconds` does not reset the time already spent. `null` never closes.
 */
export function useAutoClose(milliseconds: number | null, paused: boolean, onClose: () => void) {
  const spent = useRef(0);
  const latest = useLatest(onClose);

  useEffect(() => {
    if (paused || milliseconds === null) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), Math.max(0, milliseconds - spent.current));
    return () => {
      clearTimeout(timer);
      spent.current += Date.now() - startedAt;
    };
  }, [latest, milliseconds, paused]);
}
