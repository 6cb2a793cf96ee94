import { createContext } from 'react';
import { createListeners } from '../../base/listeners';
import type { SessionStore } from '../../session/SessionStore';

/** What becomes of a session that the server has ended (401). */
export interface SessionExpiry {
  /** Whose session it was, until somebody signs in; nobody's after a logout. */
  userId: string | null;
  /**
   * Told that the server refuses the token. Where there is something on the screen the session
   * stays, so that its user can sign in again over it; else it ends.
   */
  refuse: () => void;
  /** Told that its user has signed in again. */
  renew: () => void;
  /** Ends the session: the user signs in on the login page. */
  end: () => void;
  /**
   * For a page that asks to sign in again in place: nobody else asks until that page goes.
   *
   * @returns a function that lets it go
   */
  hold: () => () => void;
  /** The token that was refused and that no page holds, or null. */
  refusedToken: () => string | null;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export interface SessionExpiryOptions {
  store: SessionStore;
  /** Whether there is something on the screen that would be lost. */
  isInUse: () => boolean;
}

export function createSessionExpiry({ store, isInUse }: SessionExpiryOptions): SessionExpiry {
  let holders = 0;
  let refused: string | null = null;
  const { subscribe, tell } = createListeners();
  const ended: SessionExpiry = {
    userId: null,
    refuse() {
      refused = store.read()?.token ?? null;
      if (holders === 0 && !isInUse()) ended.end();
      else tell();
    },
    renew() {
      refused = null;
      tell();
    },
    end() {
      refused = null;
      ended.userId = store.read()?.user._id ?? null;
      store.write(null);
      tell();
    },
    hold() {
      holders += 1;
      tell();
      return () => {
        holders -= 1;
        tell();
      };
    },
    refusedToken: () => (holders > 0 ? null : refused),
    subscribe,
  };
  return ended;
}

export const SessionExpiryContext = createContext<SessionExpiry | null>(null);
