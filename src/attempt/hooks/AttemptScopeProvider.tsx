import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useApi } from '../../api/ApiContext';
import {
  AttemptContext,
  createAttemptScope,
  type AttemptScope,
  type AttemptSource,
} from './AttemptContext';
import { usePageUser } from './usePageUser';

interface ScopeOf {
  scope: AttemptScope;
  userId: string | undefined;
  token: string | undefined;
  address: string | undefined;
}

/** Whether what is in the page's memory is this user's: they had not been named yet, or are back. */
function isTheirs(before: ScopeOf, now: ScopeOf): boolean {
  return (
    now.userId !== undefined &&
    (before.userId ?? now.userId) === now.userId &&
    before.token === now.token &&
    before.address === now.address
  );
}

/**
 * Keeps what attempts share for as long as the same user is signed in, and sends what waits. Only
 * what takes a quiz brings the code of that along; for all else it is loaded after the page is there.
 */
export function AttemptScopeProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const latestApi = useRef(api);
  // Before the layout effects in which attempts begin.
  useInsertionEffect(() => {
    latestApi.current = api;
  });
  const { userId, token, server: address, tell } = api;
  const kept = useRef<AttemptSource['kept']>({});
  const visitor = usePageUser(userId, token);
  const scope = useMemo(
    () =>
      createAttemptScope({
        userId: visitor.userId,
        address,
        tell,
        api: () => latestApi.current,
        get kept() {
          return kept.current;
        },
      }),
    [visitor, address, tell],
  );

  // Not after the paint: one user's outbox must have ended when another's requests begin.
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
    import('./createAttemptServices').then(
      ({ createAttemptServices }) => {
        if (isOver) return;
        scope.services(createAttemptServices);
        scope.start();
      },
      // What waits goes on waiting on the device, for a page that can load it.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [scope]);

  return <AttemptContext.Provider value={scope}>{children}</AttemptContext.Provider>;
}
