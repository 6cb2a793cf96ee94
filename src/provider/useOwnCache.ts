import { useIsRestoring, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const everything = ['quizwright'];
const markers = ['quizwright', 'loadedBy'] as const;

/** For whom data is loaded, and from which server. */
export interface Loader {
  userId: string | undefined;
  token: string | undefined;
  server: string | undefined;
}

/**
 * Whether data loaded before belongs to someone else. Without a user, the token identifies them.
 */
function isOther(before: Loader, now: Loader): boolean {
  if (before.server !== now.server) return true;
  return before.userId === undefined
    ? before.token !== undefined && before.token !== now.token
    : before.userId !== now.userId;
}

/** Whether anything has been loaded into a cache; whose it is does not count. */
export function hasLoaded(cache: QueryClient): boolean {
  return cache
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => state.data !== undefined && queryKey[1] !== markers[1]);
}

/**
 * Empties the cache before the children render when its data belongs to someone else: the next user
 * must not see the last one's for even a frame. A marker in the cache says whose it is, for a host
 * that keeps its cache in the browser. What is kept of a session without a user is dropped.
 *
 * @returns how many users have followed another, for whom widgets start afresh; nobody, such as while
 *   a session is renewed, is no other user
 */
export function useOwnCache(cache: QueryClient, loader: Loader): number {
  const isRestoring = useIsRestoring();
  // Not `Date.now`, for which Next's `cacheComponents` refuses to build the page.
  const [mountedAt] = useState(() => performance.timeOrigin + performance.now());
  const [owners] = useState(() => new Set<string>());
  const owner = `${loader.server ?? ''} ${loader.userId ?? mountedAt}`;

  const [loadedBy, setLoadedBy] = useState(loader);
  const [checked, setChecked] = useState<string>();
  const [lastUser, setLastUser] = useState(loader.userId);
  const [userNumber, setUserNumber] = useState(0);
  if (loader.userId !== undefined && loader.userId !== lastUser) {
    setLastUser(loader.userId);
    if (lastUser !== undefined) setUserNumber(userNumber + 1);
  }
  const check = `${isRestoring} ${owner}`;
  if (loadedBy !== loader || check !== checked) {
    setLoadedBy(loader);
    setChecked(check);
    owners.add(owner);
    const isRestored = cache
      .getQueryCache()
      .findAll({ queryKey: markers })
      .some(({ queryKey }) => !owners.has(String(queryKey[2])));
    if (isOther(loadedBy, loader) || (!isRestoring && isRestored)) {
      cache.removeQueries({ queryKey: everything });
    }
  }
  useEffect(() => {
    const queryKey = [...markers, owner];
    cache.setQueryDefaults(queryKey, { gcTime: Infinity });
    cache.setQueryData(queryKey, true);
  }, [cache, owner, isRestoring]);
  return userNumber;
}
