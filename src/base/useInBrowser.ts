import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the first pass of hydration, when there is no body to portal to;
 * true from then on.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
