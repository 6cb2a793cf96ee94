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

/**
 * A router, and a key for the component that renders it, which reads the router's content only on
 * mount.
 */
export interface OwnRouter {
  router: DataRouter;
  key: number;
}

/**
 * The router of the app, for the app's lifetime. From its creation it listens to Back and Forward,
 * which belong to the host again once the app is gone. So an effect before the first paint creates
 * it, not a render, which React may repeat or discard.
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
