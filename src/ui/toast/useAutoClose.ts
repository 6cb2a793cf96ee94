import { useEffect, useRef } from 'react';
import { useLatest } from '../../base/useLatest';

/**
 * Calls `onClose` once `milliseconds` have passed in which `paused` was false; time already spent
 * counts through a pause and when `milliseconds` changes. `null` never closes.
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
