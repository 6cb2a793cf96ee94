import { useLayoutEffect, useState } from 'react';
import type { DataRouter } from 'react-router-dom';
import { useLatest } from '../../base/useLatest';
import type { SessionStore } from '../../session/SessionStore';
import { createRouter, type CreateDataRouter } from './createRouter';
import type { AppPages } from './pages';

interface OwnRouterOptions {
  createDataRouter: CreateDataRouter;
  basename: string;
  session: SessionStore;
  pages: AppPages;
}

/** A router, and a key for what draws it: that takes in what a router shows only when it mounts. */
export interface OwnRouter {
  router: DataRouter;
  key: number;
}

/**
 * The router of the app, for as long as the app is there: from when it is made it listens to Back and
 * Forward, which are the host's again when the app has gone. So it is no render that makes it, which
 * React may repeat or throw away, but an effect, and before the first paint.
 */
export function useOwnRouter({
  createDataRouter,
  basename,
  session,
  pages,
}: OwnRouterOptions): OwnRouter | null {
  const [own, setOwn] = useState<OwnRouter | null>(null);
  const latest = useLatest({ session, pages });
  useLayoutEffect(() => {
    const router = createRouter({
      createDataRouter,
      basename,
      session: () => latest.current.session,
      pages: () => latest.current.pages,
    });
    setOwn((before) => ({ router, key: (before?.key ?? 0) + 1 }));
    return () => router.dispose();
  }, [createDataRouter, basename, latest]);
  return own;
}
