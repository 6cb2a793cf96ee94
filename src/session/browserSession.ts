import { createMemorySession, type SessionStore, type SignedIn } from './SessionStore';

/** What one tab writes in one go reaches another key by key. */
const settlesAfterMs = 50;

const tokenKey = 'token';
const userKey = 'user';

function load(storage: Storage): SignedIn | null {
  const token = storage.getItem(tokenKey);
  const user = storage.getItem(userKey);
  if (!token || !user) return null;
  try {
    const parsed: unknown = JSON.parse(user);
    const isUser = typeof parsed === 'object' && parsed !== null && '_id' in parsed;
    return isUser ? { token, user: parsed as SignedIn['user'] } : null;
  } catch {
    return null;
  }
}

function save(storage: Storage, session: SignedIn | null): void {
  if (session === null) {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
    return;
  }
  storage.setItem(tokenKey, session.token);
  storage.setItem(userKey, JSON.stringify(session.user));
}

/**
 * A session kept in browser storage under "token" and "user" (spec §3, §9). Signing in or out in
 * one tab reaches the others. Where storage is refused it lives as long as the page.
 */
export function createBrowserSession(
  page: Pick<Window, 'localStorage' | 'addEventListener'> = window,
): SessionStore {
  let storage: Storage | null = null;
  let initial: SignedIn | null = null;
  try {
    storage = page.localStorage;
    initial = load(storage);
  } catch {
    storage = null;
  }
  const memory = createMemorySession(initial);

  const take = (): void => {
    const stored = storage === null ? null : load(storage);
    if (JSON.stringify(stored) !== JSON.stringify(memory.read())) memory.write(stored);
  };
  page.addEventListener('storage', ({ key }) => {
    if (storage === null) return;
    // A null key is `clear()`. The token is written first, so only the user completes a session. Who
    // signs in again is the same user, of whom nothing is told: that token may be a session's too.
    if (key === userKey || key === null) take();
    else if (key === tokenKey) setTimeout(take, settlesAfterMs);
  });

  return {
    ...memory,
    write(session) {
      try {
        if (storage !== null) save(storage, session);
      } catch {
        storage = null;
      }
      memory.write(session);
    },
  };
}
