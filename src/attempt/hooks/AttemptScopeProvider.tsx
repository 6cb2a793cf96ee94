import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useApi } from '../../api/ApiContext';
import { codeLoader } from '../../base/codeLoader';
import { tryUntil } from '../../base/tryUntil';
import { useLatest } from '../../base/useLatest';
import {
  AttemptContext,
  createAttemptScope,
  type AttemptScope,
  type AttemptSource,
} from './AttemptContext';

/** The user of this page, according to its host. A new person gets a new object. */
interface PageUser {
  userId: string | undefined;
}

/**
 * Without a user id, the token identifies the person. A different token after a time without one
 * means another person. The same token after such a time, or a different one without a gap, comes
 * from a renewal.
 */
function usePageUser(userId: string | undefined, token: string | undefined): PageUser {
  const [seen, setSeen] = useState({ pageUser: { userId }, token, isGone: token === undefined });
  const { pageUser, token: last = token, isGone } = seen;
  const isOtherGuest = userId === undefined && isGone && token !== undefined && token !== last;
  if (pageUser.userId !== userId || isGone !== (token === undefined) || last !== (token ?? last)) {
    setSeen({
      pageUser: pageUser.userId !== userId || isOtherGuest ? { userId } : pageUser,
      token: token ?? last,
      isGone: token === undefined,
    });
  }
  return pageUser;
}

interface ScopeOf {
  scope: AttemptScope;
  userId: string | undefined;
  token: string | undefined;
  address: string | undefined;
}

/** Whether the page's memory belongs to this user, who was not named yet or has returned. */
function isTheirs(before: ScopeOf, now: ScopeOf): boolean {
  return (
    now.userId !== undefined &&
    (before.userId ?? now.userId) === now.userId &&
    before.token === now.token &&
    before.address === now.address
  );
}

const loadServices = codeLoader(
  async () => (await import('./attemptServices')).createAttemptServices,
);

/**
 * Keeps what attempts share while the same user is signed in, and sends pending submissions. Only
 * widgets that take a quiz import that code directly; otherwise it loads after the page.
 */
export function AttemptScopeProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const latestApi = useLatest(api);
  const { userId, token, server: address, emit } = api;
  const deviceCache = useRef<AttemptSource['deviceCache']>({});
  const pageUser = usePageUser(userId, token);
  const scope = useMemo(
    () =>
      createAttemptScope({
        userId: pageUser.userId,
        address,
        emit,
        api: () => latestApi.current,
        get deviceCache() {
          return deviceCache.current;
        },
      }),
    [pageUser, address, emit, latestApi],
  );

  // Runs before the paint, because one user's outbox must end before another's requests begin.
  useLayoutEffect(() => scope.open(), [scope]);
  const latest = useRef<ScopeOf | null>(null);
  const latestNamed = useRef<ScopeOf | null>(null);
  useLayoutEffect(() => {
    const now = { scope, userId, token, address };
    const last = latest.current;
    latest.current = now;
    if (last === null || last.scope === scope) return;
    const before = last.userId === undefined ? [latestNamed.current, last] : [last];
    for (const each of before) {
      if (each !== null && isTheirs(each, now)) each.scope.giveTo(scope);
    }
    if (last.userId !== undefined) latestNamed.current = last;
  }, [scope, userId, token, address]);
  useEffect(() => scope.retry(), [scope, token]);
  useEffect(() => {
    if (scope.isMade()) return undefined;
    let isOver = false;
    // Pending submissions stay on the device until the code has loaded.
    const stop = tryUntil(() =>
      loadServices().then(
        (createAttemptServices) => {
          if (isOver) return true;
          scope.services(createAttemptServices);
          scope.start();
          return true;
        },
        () => false,
      ),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [scope]);

  return <AttemptContext.Provider value={scope}>{children}</AttemptContext.Provider>;
}
