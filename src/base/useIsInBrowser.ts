import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what this device keeps may be shown: false on a server, and until a browser has taken over
 * the server's page, which must not differ.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
