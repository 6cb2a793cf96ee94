import { createContext } from 'react';
import type { SessionStore } from '../session/SessionStore';

/** What becomes of a session that the server has ended (401). */
export interface EndedSession {
  /** Whose session it was, until somebody signs in; nobody's after a logout. */
  userId: string | null;
  /** Ends the session, unless a page holds it. */
  end: () => void;
  /**
   * For a page that asks to sign in again in place: the ended session stays until the page goes,
   * and ends then if nobody has signed in again.
   *
   * @returns a function that lets it go
   */
  hold: () => () => void;
}

export function createEndedSession(store: SessionStore): EndedSession {
  let holders = 0;
  let refusedToken: string | null = null;
  const ended: EndedSession = {
    userId: null,
    end() {
      const session = store.read();
      if (holders > 0) {
        refusedToken = session?.token ?? null;
        return;
      }
      refusedToken = null;
      ended.userId = session?.user._id ?? null;
      store.write(null);
    },
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        if (refusedToken !== null && store.read()?.token === refusedToken) ended.end();
      };
    },
  };
  return ended;
}

export const EndedSessionContext = createContext<EndedSession | null>(null);
