import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

const momentMs = 100;

const never = () => () => {};

/**
 * Draws its children only if they are still there after a moment: the outline of what comes at once
 * would flash, and take the time of a frame. In a page from a server they are there at once.
 */
export function Delayed({ children }: { children: ReactNode }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDue, setDue] = useState(isFromServer);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), momentMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
