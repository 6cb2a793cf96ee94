import type { DataRouter, RouteObject } from 'react-router-dom';
import { mayReload } from '../../session/reloadOnce';
import type { SessionStore } from '../../session/SessionStore';
import { isServed } from '../../base/isServed';
import { loadAnew, PageLoadError } from '../loading/PageLoadError';
import type { AppPages } from './pages';
import { createRoutes } from './routes';

/** Such as `createBrowserRouter`. */
export type CreateDataRouter = (routes: RouteObject[], options: { basename: string }) => DataRouter;

export interface RouterOptions {
  createDataRouter: CreateDataRouter;
  basename: string;
  /** Returns the current session. */
  session: () => SessionStore;
  /** Returns the host's own pages. */
  pages: () => AppPages;
}

/**
 * The router of an app. If a page's code is gone, the running app is an older release, so the
 * address is reloaded once.
 */
export function createRouter({
  createDataRouter,
  basename,
  session,
  pages,
}: RouterOptions): DataRouter {
  const load = async <Part,>(part: () => Promise<Part>): Promise<Part> => {
    try {
      return await part();
    } catch (cause) {
      if ((await isServed()) && mayReload()) {
        const { location, navigation } = router.state;
        loadAnew(router.createHref(navigation.location ?? location));
        return new Promise(() => {});
      }
      throw new PageLoadError('The code of the page could not be loaded.', { cause });
    }
  };
  const router: DataRouter = createDataRouter(createRoutes({ load, session, replaced: pages }), {
    basename,
  });
  return router;
}
