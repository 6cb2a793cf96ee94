import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Profile } from '../api/entities';
import { createMemorySession, type SessionStore } from '../session/SessionStore';

interface Given {
  store: SessionStore;
  userId: string | undefined;
  token: string | undefined;
}

/**
 * The same object until its content changes, because hosts create a new user object at each render.
 */
function useProfile(given: Profile | undefined): Profile | undefined {
  const [profile, setProfile] = useState(given);
  if (profile === given || JSON.stringify(profile) === JSON.stringify(given)) return profile;
  setProfile(given);
  return given;
}

/**
 * The host's own session, or one in memory with the given user and token. A sign-in in place stores
 * a new token in it, which stays for as long as the host gives the same one.
 */
export function useSessionOf(
  session: SessionStore | undefined,
  given: Profile | undefined,
  token: string | undefined,
): SessionStore {
  const user = useProfile(given);
  const before = useRef<Given | null>(null);
  const store = useMemo(() => {
    if (session !== undefined) return session;
    if (user === undefined) return createMemorySession();
    const last = before.current;
    const isSame = last !== null && last.userId === user._id && last.token === token;
    const renewed = isSame ? last.store.read()?.token : undefined;
    const first = { user, token: renewed ?? token ?? '' };
    return { ...createMemorySession(first), readOnServer: () => first };
  }, [session, user, token]);
  useLayoutEffect(() => {
    before.current = { store, userId: user?._id, token };
  });
  return store;
}
