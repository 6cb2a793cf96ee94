import type { Profile } from '../api/entities';
import { createListeners } from '../base/listeners';

/** Who is signed in: a user and the token of their requests (spec §3). */
export interface SignedIn {
  user: Profile;
  token: string;
}

/** Holds who is signed in, and notifies subscribers. */
export interface SessionStore {
  /** The session, or null when nobody is signed in. The same object until it changes. */
  read: () => SignedIn | null;
  write: (session: SignedIn | null) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /**
   * The session that a server renders with, and a browser until it has taken over the server's page;
   * the same on both. @default null, nobody
   */
  readOnServer?: (() => SignedIn | null) | undefined;
}

/** A session that lasts as long as the page; widgets outside `QuizApp` use it by default. */
export function createMemorySession(initial: SignedIn | null = null): SessionStore {
  let session = initial;
  const { subscribe, notify } = createListeners();
  return {
    read: () => session,
    write(next) {
      session = next;
      notify();
    },
    subscribe,
  };
}
