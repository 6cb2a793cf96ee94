import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionStore, SignedIn } from './SessionStore';

export const SessionContext = createContext<SessionStore | null>(null);

/**
 * Where the session of the nearest provider is kept.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) {
    throw new Error(
      'Quizwright: useSession found no provider. The session lives in the provider. Wrap the component in <QuizProvider>.',
    );
  }
  return store;
}

/** Who is signed in, or null; renders again when it changes. */
export function useSession(): SignedIn | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
