import { createContext } from 'react';
import { createListeners } from '../../base/listeners';

/** The outcome of an action that led to another page, shown on that page. */
export interface PageStatusStore {
  /** Keeps a sentence for the next page. */
  say: (message: string) => void;
  /** Records a change to the page at this path: the kept sentence is shown there, and no longer. */
  arrive: (pathname: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** The sentence of the page; null for none. */
  read: () => string | null;
}

export function createPageStatus(): PageStatusStore {
  const { subscribe, notify } = createListeners();
  let kept: string | null = null;
  let said: string | null = null;
  let at: string | undefined;
  return {
    say(message) {
      kept = message;
    },
    arrive(pathname) {
      // React may report one arrival twice.
      if (pathname === at) return;
      at = pathname;
      said = kept;
      kept = null;
      notify();
    },
    subscribe,
    read: () => said,
  };
}

export const PageStatusContext = createContext<PageStatusStore | null>(null);
