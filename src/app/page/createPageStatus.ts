import { createContext } from 'react';
import { createListeners } from '../../base/listeners';

/** What an action came to that led to another page, said on that page. */
export interface PageStatusStore {
  /** Keeps a sentence for the page that follows. */
  say: (message: string) => void;
  /** The page has changed to the one at this path: what was kept is said there, and no longer. */
  arrive: (pathname: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** What the page says; null for nothing. */
  read: () => string | null;
}

export function createPageStatus(): PageStatusStore {
  const { subscribe, tell } = createListeners();
  let kept: string | null = null;
  let said: string | null = null;
  let at: string | undefined;
  return {
    say(message) {
      kept = message;
    },
    arrive(pathname) {
      // React may tell twice of one arrival.
      if (pathname === at) return;
      at = pathname;
      said = kept;
      kept = null;
      tell();
    },
    subscribe,
    read: () => said,
  };
}

export const PageStatusContext = createContext<PageStatusStore | null>(null);
