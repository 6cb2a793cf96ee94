import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the first pass of hydration, which draws what the server drew: no
 * portals, and nothing that only this device knows. True from then on.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
