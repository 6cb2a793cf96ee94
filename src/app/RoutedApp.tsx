import { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ArrivalContext } from '../provider/notifications';
import { QuizProvider } from '../provider/QuizProvider';
import { BrandContext } from './page/BrandContext';
import { createPageStatus, PageStatusContext } from './page/createPageStatus';
import { createEndedSession, EndedSessionContext } from './session/EndedSession';
import { ExpiredSession } from './session/ExpiredSession';
import { HostedContext } from './session/HostedContext';
import { HostUser } from './session/HostUser';
import { MenuContext } from './page/MenuContext';
import { PreloadContext, renderLink } from './page/PageLink';
import { OutsideHostRouter } from './routing/OutsideHostRouter';
import { menuOf, type AppPages } from './routing/pages';
import type { CreateDataRouter } from './routing/createRouter';
import type { QuizAppProps } from './QuizAppProps';
import { preloadPage } from './routing/routes';
import { RestartableApp } from './session/RestartableApp';
import { SentSubmissions } from './session/SentSubmissions';
import { useAppSession } from './session/useAppSession';
import { useHostSession } from './session/useHostSession';
import { useOwnRouter } from './routing/useOwnRouter';

const noPages: AppPages = {};

interface RoutedAppProps extends QuizAppProps {
  /** Where the app's addresses are: in the browser's, or in memory. */
  createDataRouter: CreateDataRouter;
}

/** The app on any router. */
export function RoutedApp(props: RoutedAppProps) {
  const { theme, density, radius, accent, dir } = props;
  return (
    <RestartableApp {...{ theme, density, radius, accent, dir }}>
      <AppOnce {...props} />
    </RestartableApp>
  );
}

/** The app until somebody leaves it. */
function AppOnce({
  baseUrl,
  basename = '/quiz',
  brand = 'Quizwright',
  locale,
  timeZone,
  messages,
  pages = noPages,
  session,
  getToken,
  onLogout,
  onEvent,
  onSessionEnd,
  createDataRouter,
  ...theme
}: RoutedAppProps) {
  const isHosted = session !== undefined || getToken !== undefined;
  const store = useAppSession(isHosted, session ?? null);
  const [queryClient] = useState(() => new QueryClient());
  const [pageStatus] = useState(createPageStatus);
  const ended = useMemo(
    () =>
      createEndedSession({
        store,
        isInUse: () =>
          // A form that was sent has been typed into, on a page that may have loaded nothing.
          queryClient.getMutationCache().getAll().length > 0 ||
          queryClient
            .getQueryCache()
            .getAll()
            .some(({ state }) => state.data !== undefined),
      }),
    [store, queryClient],
  );
  const hostSession = useHostSession(
    { baseUrl, session, getToken, onEvent, onSessionEnd },
    store,
    queryClient,
  );
  const own = useOwnRouter({ createDataRouter, basename, session: store, pages });
  const router = own?.router;
  const preload = useCallback((href: string) => preloadPage(router?.routes ?? [], href), [router]);

  const host = useMemo(() => (isHosted ? { onLogout } : null), [isHosted, onLogout]);

  return (
    <QuizProvider
      {...theme}
      baseUrl={baseUrl}
      getToken={hostSession ? undefined : getToken}
      client={hostSession?.client}
      session={store}
      queryClient={queryClient}
      locale={locale}
      timeZone={timeZone}
      messages={messages}
      onEvent={onEvent}
      onSessionEnd={isHosted ? onSessionEnd : ended.refuse}
      renderLink={renderLink}
    >
      <BrandContext.Provider value={brand}>
        <EndedSessionContext.Provider value={ended}>
          <HostedContext.Provider value={host}>
            <PreloadContext.Provider value={preload}>
              <MenuContext.Provider value={menuOf}>
                <PageStatusContext.Provider value={pageStatus}>
                  <ArrivalContext.Provider value={pageStatus.say}>
                    <HostUser hostSession={hostSession}>
                      {own && (
                        <OutsideHostRouter>
                          <RouterProvider key={own.key} router={own.router} />
                        </OutsideHostRouter>
                      )}
                    </HostUser>
                  </ArrivalContext.Provider>
                </PageStatusContext.Provider>
              </MenuContext.Provider>
              <SentSubmissions />
              <ExpiredSession />
            </PreloadContext.Provider>
          </HostedContext.Provider>
        </EndedSessionContext.Provider>
      </BrandContext.Provider>
    </QuizProvider>
  );
}
