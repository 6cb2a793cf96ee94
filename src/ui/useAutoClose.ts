import { useEffect, useRef } from 'react';

/**
 * Calls `onClose` once `milliseconds` have passed in which `paused` was false; time already spent
 * is kept over a pause. `null` never closes.
 */
export function useAutoClose(milliseconds: number | null, paused: boolean, onClose: () => void) {
  const remaining = useRef(milliseconds);
  const latest = useRef(onClose);

  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);

  useEffect(() => {
    remaining.current = milliseconds;
  }, [milliseconds]);

  useEffect(() => {
    if (paused || remaining.current === null) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) {
        remaining.current = Math.max(0, remaining.current - (Date.now() - startedAt));
      }
    };
  }, [milliseconds, paused]);
}
