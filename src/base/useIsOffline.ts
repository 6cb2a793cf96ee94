import { useSyncExternalStore } from 'react';
import { listen } from './listen';

function subscribe(listener: () => void): () => void {
  return listen(window, { online: listener, offline: listener });
}

/** Whether the browser knows that it is offline now; false on a server. */
export const isOffline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;

/**
 * Whether the browser knows that it is offline, so that nothing that needs a network is offered.
 */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}
