import { createContext } from 'react';
import { createListeners } from '../../base/listeners';
import type { SessionStore } from '../../session/SessionStore';

/** State of a session that the server has ended (401). */
export interface SessionExpiry {
  /** The user of the session, until someone signs in; null after a logout. */
  userId: string | null;
  /**
   * Records that the server refuses the token. If the screen is in use, the session stays, so that
   * the user can sign in again over it; otherwise it ends.
   */
  refuse: () => void;
  /** Records that the user has signed in again. */
  renew: () => void;
  /** Ends the session: the user signs in on the login page. */
  end: () => void;
  /**
   * For a page with its own sign-in in place: nothing else asks for the password until that page
   * goes.
   *
   * @returns a function that releases it
   */
  hold: () => () => void;
  /** Whether such a page, which takes a quiz, is on the screen. */
  isHeld: () => boolean;
  /** The refused token that no page holds, or null. */
  refusedToken: () => string | null;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export interface SessionExpiryOptions {
  store: SessionStore;
  /** Whether anything on the screen would be lost. */
  isInUse: () => boolean;
}

export function createSessionExpiry({ store, isInUse }: SessionExpiryOptions): SessionExpiry {
  let holders = 0;
  let refused: string | null = null;
  const { subscribe, notify } = createListeners();
  const ended: SessionExpiry = {
    userId: null,
    refuse() {
      refused = store.read()?.token ?? null;
      if (holders === 0 && !isInUse()) ended.end();
      else notify();
    },
    renew() {
      refused = null;
      notify();
    },
    end() {
      refused = null;
      ended.userId = store.read()?.user._id ?? null;
      store.write(null);
      notify();
    },
    hold() {
      holders += 1;
      notify();
      return () => {
        holders -= 1;
        notify();
      };
    },
    isHeld: () => holders > 0,
    refusedToken: () => (holders > 0 ? null : refused),
    subscribe,
  };
  return ended;
}

export const SessionExpiryContext = createContext<SessionExpiry | null>(null);
