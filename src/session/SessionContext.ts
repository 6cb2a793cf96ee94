import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '../api/useProvided';
import type { SessionStore, SignedIn } from './SessionStore';

export const SessionContext = createContext<SessionStore | null>(null);

/**
 * Where the session of the nearest provider is kept.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useSessionStore(): SessionStore {
  return useProvided(SessionContext, 'useSession');
}

/** Who is signed in, or null; renders again when it changes. */
export function useSession(): SignedIn | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.read, store.readOnServer ?? (() => null));
}
