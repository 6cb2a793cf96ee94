import type { DataRouter, RouteObject } from 'react-router-dom';
import { mayReload } from '../../session/reloadOnce';
import type { SessionStore } from '../../session/SessionStore';
import { isServed, loadAnew, PageLoadError } from '../loading/PageLoadError';
import type { AppPages } from './pages';
import { createRoutes } from './routes';

/** Such as `createBrowserRouter`. */
export type CreateDataRouter = (routes: RouteObject[], options: { basename: string }) => DataRouter;

export interface RouterOptions {
  createDataRouter: CreateDataRouter;
  basename: string;
  /** Whoever is signed in when asked. */
  session: () => SessionStore;
  /** The host's own pages when asked. */
  pages: () => AppPages;
}

/**
 * The router of an app. A page whose code is not there any more belongs to an older release, so the
 * address is loaded anew, once.
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
