import { serverAt } from '../api/serverAddress';
import { meShape } from '../api/shapes';
import { readJson, storageOf } from '../base/storage';
import { createMemorySession, type SessionStore, type SignedIn } from './SessionStore';

/** What one tab writes in one go reaches another key by key. */
const settlesAfterMs = 50;

/** Where a session is stored. */
interface Keys {
  token: string;
  user: string;
}

/** By the API's address, if that is not the default one: two schools may share an origin. */
const keysOf = (baseUrl: string | undefined): Keys => {
  const server = serverAt(baseUrl);
  const end = server === undefined ? '' : ` ${server}`;
  return { token: `token${end}`, user: `user${end}` };
};

/** What a header may carry, and `Bearer ` alone is no token (spec §6). */
const sendable = /^(?!Bearer\s*$)[\t\x20-\x7e\x80-\xff]+$/i;

/**
 * Both keys are needed (spec §4). A user who cannot be read, such as one without a role, counts as
 * nobody: signing in again writes it anew.
 */
function load(storage: Storage, keys: Keys): SignedIn | null {
  try {
    const token = storage.getItem(keys.token)?.trim() ?? '';
    const user = meShape(readJson(storage, keys.user)) as SignedIn['user'];
    return sendable.test(token) && user._id !== '' ? { token, user } : null;
  } catch {
    return null;
  }
}

function save(storage: Storage, keys: Keys, session: SignedIn | null): void {
  if (session === null) {
    storage.removeItem(keys.token);
    storage.removeItem(keys.user);
    return;
  }
  storage.setItem(keys.token, session.token);
  storage.setItem(keys.user, JSON.stringify(session.user));
}

/**
 * A session kept in browser storage under "token" and "user" (spec §3, §9). Signing in or out in
 * one tab reaches the others. Where storage is refused it lives as long as the page.
 *
 * @param baseUrl the address of the API, absolute or relative to the page: the keys end with it,
 *   unless it is `/api` of the page
 */
export function createBrowserSession(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> = window,
  baseUrl?: string,
): SessionStore {
  const keys = keysOf(baseUrl);
  let storage = storageOf('localStorage', page);
  const memory = createMemorySession(storage === null ? null : load(storage, keys));

  const take = (): void => {
    if (storage === null) return;
    const stored = load(storage, keys);
    if (JSON.stringify(stored) !== JSON.stringify(memory.read())) memory.write(stored);
  };
  const onStorage = ({ key }: StorageEvent): void => {
    // A null key is `clear()`. The token is written first, so only the user completes a session. Who
    // signs in again is the same user, and notifies nobody: that token may be a session's too.
    if (key === keys.user || key === null) take();
    else if (key === keys.token) setTimeout(take, settlesAfterMs);
  };
  // A page that Back takes out of the browser's cache was not notified while it lay there.
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) take();
  };
  const listen = (): void => {
    page.addEventListener('storage', onStorage);
    page.addEventListener('pageshow', onPageShow);
  };
  listen();
  let watching = 0;

  return {
    read: memory.read,
    subscribe(listener) {
      if (watching === 0) {
        take();
        listen();
      }
      watching += 1;
      const end = memory.subscribe(listener);
      return () => {
        end();
        watching -= 1;
        if (watching > 0) return;
        // It goes with the last who watches, as an app goes from its page.
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onPageShow);
      };
    },
    write(session) {
      try {
        if (storage !== null) save(storage, keys, session);
      } catch {
        // Half a session would be another one's user with this token, or the other way round.
        forget(storage, keys);
        storage = null;
      }
      memory.write(session);
    },
  };
}

function forget(storage: Storage | null, keys: Keys): void {
  for (const key of [keys.token, keys.user]) {
    try {
      storage?.removeItem(key);
    } catch {
      // What cannot be written cannot be cleared either.
    }
  }
}
