import { useSyncExternalStore } from 'react';
import { listen } from '../../base/listen';

function subscribe(listener: () => void): () => void {
  return listen(window, { online: listener, offline: listener });
}

/**
 * Whether the browser knows that it is offline, so that nothing that needs a network is offered.
 */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}
