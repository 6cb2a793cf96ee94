import { type ComponentType, Suspense } from 'react';
import { matchRoutes, Navigate, redirect, type RouteObject } from 'react-router-dom';
import { codeLoader } from '../../base/codeLoader';
import type { SessionStore } from '../../session/SessionStore';
import { BlankPage } from '../page/BlankPage';
import { pages, pagesIn, type AppPages, type PageName } from './pages';
import { PageSkeleton } from '../loading/PageSkeleton';
import { RouteErrorPage } from '../pages/RouteErrorPage';
import { homeOf, paths } from '../addresses/paths';
import { RequireSession } from '../session/RequireSession';
import { useBrandTitle } from '../page/usePageTitle';

/**
 * A page of the host. The document is titled after the product until the page sets a title. It may
 * be lazy.
 */
function replacedPage(Own: ComponentType): ComponentType {
  return function ReplacedPage() {
    return (
      <>
        {/* Before the page, whose own title is set later and stays. */}
        <BrandTitle />
        <Suspense fallback={<PageSkeleton />}>
          <Own />
        </Suspense>
      </>
    );
  };
}

function BrandTitle() {
  useBrandTitle();
  return null;
}

type Load = <Part>(part: () => Promise<Part>) => Promise<Part>;

export interface RoutesOptions {
  /** Runs an import, and handles a failure. */
  load: Load;
  session: () => SessionStore;
  /** Returns the host's own pages. */
  replaced: () => AppPages;
}

/** Our own data on a route. */
interface Handle {
  preload: () => Promise<unknown>;
}

const authLayout = codeLoader(async () => (await import('../layout/AuthPages')).AuthPages);
const dashboardLayout = codeLoader(
  async () => (await import('../layout/DashboardLayout')).DashboardLayout,
);

/** The routes of the app (spec §2), below its base path. */
export function createRoutes({ load, session, replaced }: RoutesOptions): RouteObject[] {
  const loaded = (part: () => Promise<ComponentType>): Pick<RouteObject, 'lazy' | 'handle'> => ({
    lazy: async () => ({ Component: await load(part) }),
    handle: { preload: part } satisfies Handle,
  });
  const page = (name: PageName, path = pages[name].path): RouteObject => ({
    path,
    HydrateFallback: PageSkeleton,
    ...loaded(async () => {
      const own = replaced()[name];
      const role = session().read()?.user.role ?? 'Student';
      return own ? replacedPage(own) : pages[name].load(role);
    }),
  });
  /** Sends signed-in users home, without a glimpse of the form. */
  const forward = () => {
    const signedIn = session().read();
    return signedIn === null ? null : redirect(homeOf(signedIn.user.role));
  };

  return [
    {
      errorElement: <RouteErrorPage />,
      HydrateFallback: BlankPage,
      children: [
        {
          ...loaded(authLayout),
          children: [
            { ...page('login', paths.start), loader: forward },
            ...pagesIn('auth').map((name) => ({
              ...page(name),
              ...(name === 'login' && { loader: forward }),
            })),
          ],
        },
        {
          element: <RequireSession />,
          children: [
            {
              ...loaded(dashboardLayout),
              children: [
                {
                  errorElement: <RouteErrorPage />,
                  children: [
                    { path: paths.homeAlias, element: <Navigate to={paths.home} replace /> },
                    ...pagesIn('dashboard').map((name) => page(name)),
                  ],
                },
              ],
            },
          ],
        },
        ...pagesIn('none').map((name) => page(name)),
      ],
    },
  ];
}

/**
 * Preloads the page at an address of the app, for a user who seems about to open it. A failure is
 * reported only when they do.
 *
 * @returns whether it has loaded
 */
export async function preloadPage(routes: RouteObject[], href: string): Promise<boolean> {
  const [pathname = ''] = href.split(/[?#]/, 1);
  const parts = (matchRoutes(routes, { pathname }) ?? []).flatMap(
    ({ route }) => (route.handle as Handle | undefined)?.preload() ?? [],
  );
  const settled = await Promise.allSettled(parts);
  return settled.every(({ status }) => status === 'fulfilled');
}
