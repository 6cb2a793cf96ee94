import { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { NextPageContext } from '../provider/notifications';
import { QuizProvider } from '../provider/QuizProvider';
import { hasLoaded } from '../provider/useOwnCache';
import { BrandContext } from './page/BrandContext';
import { createPageStatus, PageStatusContext } from './page/createPageStatus';
import { createSessionExpiry, SessionExpiryContext } from './session/SessionExpiry';
import { SignInAgainPrompt } from './session/SignInAgainPrompt';
import { HostSignInContext } from './session/HostSignInContext';
import { TokenOwnerGate } from './session/TokenOwnerGate';
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
import { useTokenSession } from './session/useTokenSession';
import { useOwnRouter } from './routing/useOwnRouter';

const noPages: AppPages = {};

interface RoutedAppProps extends QuizAppProps {
  /** Where the app keeps its addresses: in the browser's address bar, or in memory. */
  createDataRouter: CreateDataRouter;
}

/** The app on any router. */
export function RoutedApp(props: RoutedAppProps) {
  const { theme, density, radius, accent, dir } = props;
  return (
    <RestartableApp theme={theme} density={density} radius={radius} accent={accent} dir={dir}>
      <AppOnce {...props} />
    </RestartableApp>
  );
}

/** The app until a user leaves it. */
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
  capabilities,
  questionTypes,
  portalContainer,
  richTextStyles,
  onLogout,
  onEvent,
  errorBoundary,
  onSessionEnd,
  createDataRouter,
  ...theme
}: RoutedAppProps) {
  const isHosted = session !== undefined || getToken !== undefined;
  const store = useAppSession(isHosted, session ?? null, baseUrl);
  const [queryClient] = useState(() => new QueryClient());
  const [pageStatus] = useState(createPageStatus);
  const ended = useMemo(
    () =>
      createSessionExpiry({
        store,
        isInUse: () =>
          // A form that was sent contained input, on a page that may have loaded nothing.
          queryClient.getMutationCache().getAll().length > 0 || hasLoaded(queryClient),
      }),
    [store, queryClient],
  );
  const tokenSession = useTokenSession(
    { baseUrl, locale, session, getToken, onEvent, onSessionEnd },
    store,
    queryClient,
    ended.isHeld,
  );
  const own = useOwnRouter({ createDataRouter, basename, session: store, pages });
  const router = own?.router;
  const preload = useCallback((href: string) => preloadPage(router?.routes ?? [], href), [router]);

  const host = useMemo(() => (isHosted ? { onLogout } : null), [isHosted, onLogout]);

  return (
    <QuizProvider
      {...theme}
      baseUrl={baseUrl}
      getToken={tokenSession ? undefined : getToken}
      client={tokenSession?.client}
      session={store}
      queryClient={queryClient}
      capabilities={capabilities}
      questionTypes={questionTypes}
      portalContainer={portalContainer}
      richTextStyles={richTextStyles}
      locale={locale}
      timeZone={timeZone}
      messages={messages}
      onEvent={onEvent}
      errorBoundary={errorBoundary}
      onSessionEnd={isHosted ? onSessionEnd : ended.refuse}
      notifiesDuringAttempt
      renderLink={renderLink}
    >
      <BrandContext.Provider value={brand}>
        <SessionExpiryContext.Provider value={ended}>
          <HostSignInContext.Provider value={host}>
            <PreloadContext.Provider value={preload}>
              <MenuContext.Provider value={menuOf}>
                <PageStatusContext.Provider value={pageStatus}>
                  <NextPageContext.Provider value={pageStatus.say}>
                    <TokenOwnerGate tokenSession={tokenSession}>
                      {own && (
                        <OutsideHostRouter>
                          <RouterProvider key={own.key} router={own.router} />
                        </OutsideHostRouter>
                      )}
                    </TokenOwnerGate>
                  </NextPageContext.Provider>
                </PageStatusContext.Provider>
              </MenuContext.Provider>
              <SentSubmissions />
              <SignInAgainPrompt />
            </PreloadContext.Provider>
          </HostSignInContext.Provider>
        </SessionExpiryContext.Provider>
      </BrandContext.Provider>
    </QuizProvider>
  );
}
