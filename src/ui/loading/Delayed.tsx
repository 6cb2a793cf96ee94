import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};

interface DelayedProps {
  /** How long it waits, in milliseconds. @default 100 */
  ms?: number | undefined;
  children: ReactNode;
}

/**
 * Draws the outline of what loads only if it is still there after a moment: what comes at once would
 * flash, and take the time of a frame. In a page from a server it is there at once. What loads is
 * asked for before the paint: when a layout effect sets a state, React runs all remaining effects.
 */
export function Delayed({ ms = 100, children }: DelayedProps) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDue, setDue] = useState<boolean | null>(isFromServer || null);
  useLayoutEffect(() => {
    setDue((was) => was ?? false);
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isDue ? children : null;
}
