import { QueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { ApiContext } from '../api/ApiContext';
import type { Profile } from '../api/entities';
import { createQuizClient, type QuizClient } from '../api/createQuizClient';
import type { OnEvent } from '../api/quizEvents';
import { watchCalls } from '../api/watchCalls';
import { AttemptScopeProvider } from '../attempt/hooks/AttemptScopeProvider';
import { commonWords } from '../messages/en/common';
import type { Language } from '../messages/language/language';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import { wordsOf } from '../messages/wordsOf';
import { SessionContext } from '../session/SessionContext';
import type { SessionStore } from '../session/SessionStore';
import { PortalContainerContext } from '../ui/theme/PortalContainer';
import { RootThemeProvider, type RootTheme } from '../ui/theme/RootTheme';
import { ToastRegion } from '../ui/toast/Toast';
import { createToastStore } from '../ui/toast/toasts';
import { FormatsContext } from './FormatsContext';
import { HostRoutesContext, type HostPaths, type Navigate } from './hostPaths';
import { RenderLinkContext, type RenderLink } from './links';
import { MessagesContext } from './MessagesContext';
import { linkBy } from './navigatingLink';
import { NotifyContext, type Notify } from './notifications';
import { useHostToken, type GetToken } from './useHostToken';
import { useLatest } from '../base/useLatest';
import { useLoadingAgain } from './useLoadingAgain';
import { useLocale } from './useLocale';
import { useSessionOf } from './useSessionOf';
import { useEmitEvent } from './useEmitEvent';

export interface QuizProviderProps extends RootTheme {
  children: ReactNode;
  /**
   * Where the quiz API lives, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** The access token of requests, with or without `Bearer `. */
  token?: string | undefined;
  /** Asked for the access token at each call, in place of `token`. */
  getToken?: GetToken | undefined;
  /**
   * Who is signed in. Without it answers are kept in memory only, for they are keyed by user, and
   * nothing that was loaded with one token is shown to the next.
   */
  user?: Profile | undefined;
  /** A session of your own, in place of `token` and `user`. */
  session?: SessionStore | undefined;
  /**
   * A client of your own, in place of `baseUrl`, `token` and the session's token. Each call goes by
   * the latest.
   */
  client?: QuizClient | undefined;
  /**
   * A cache of your own, for one provider: what another user or server answered has the same keys.
   * @default one that the provider has to itself
   */
  queryClient?: QueryClient | undefined;
  /**
   * The language of words, dates and numbers: `de`, `ar` or one with a region as `en-GB`, which is
   * loaded before anything shows, or a language itself, such as `de` of `quizwright/languages/de`.
   * Roots below take its direction on unless `dir` says another.
   * @default English, with dates as the specification has them
   */
  locale?: Language | string | undefined;
  /**
   * IANA name of the time zone that moments are shown and typed in, such as `Europe/Berlin`.
   * @default the viewer's
   */
  timeZone?: string | undefined;
  /** Sentences to replace, as deep as wanted, in whatever language. */
  messages?: MessageOverrides | undefined;
  /** Takes over what would be shown in toasts. */
  onNotify?: Notify | undefined;
  /**
   * Told once of each thing that happens: a quiz joined, an answer saved, a group created. What it
   * throws goes to the console.
   */
  onEvent?: OnEvent | undefined;
  /** Called when the server no longer accepts the token (401). */
  onSessionEnd?: (() => void) | undefined;
  /** Where the host's pages are; what a widget is told itself comes first. */
  paths?: HostPaths | undefined;
  /**
   * Goes to an address of the host, by its router: after an action to one of `paths`, and for plain
   * clicks on links.
   */
  navigate?: Navigate | undefined;
  /** Draws links with the host's own component. @default plain anchors, or what `navigate` follows */
  renderLink?: RenderLink | undefined;
  /**
   * The element that dialogs, menus, lists and toasts are put into, such as one that may be shown on
   * the whole screen; null for as long as it is not there. @default the body
   */
  portalContainer?: HTMLElement | null | undefined;
}

interface Loader {
  userId: string | undefined;
  token: string | undefined;
  server: string | undefined;
}

/** Whether what one has loaded is not the other's. Where no user is given, the token says who it is. */
function isOther(before: Loader, now: Loader): boolean {
  if (before.server !== now.server) return true;
  return before.userId === undefined
    ? before.token !== undefined && before.token !== now.token
    : before.userId !== now.userId;
}

/**
 * Connects hooks and widgets to their host: client, session, messages, theme and toasts. It renders
 * no element around its children and touches no provider of the host.
 *
 * @example
 * <QuizProvider baseUrl="/api" token={token} user={user}>
 *   <JoinQuiz onJoined={({ quizId }) => navigate(`/quiz/${quizId}`)} />
 * </QuizProvider>
 */
export function QuizProvider({
  children,
  baseUrl,
  token: ownToken,
  getToken,
  user,
  session,
  client,
  queryClient,
  locale,
  timeZone,
  messages: ownMessages,
  onNotify,
  onEvent,
  onSessionEnd,
  paths,
  navigate,
  renderLink,
  portalContainer = null,
  ...theme
}: QuizProviderProps) {
  const [hostToken, askForToken] = useHostToken(getToken, ownToken);
  const store = useSessionOf(session, user, hostToken);
  const tell = useEmitEvent(onEvent, store);
  const latest = useLatest({ hostToken, onSessionEnd, navigate, store });
  const ownClient = useMemo(
    () =>
      createQuizClient({
        getToken() {
          const token = askForToken();
          // Signing in again in place renews the session for as long as the host gives the old token.
          return token === latest.current.hostToken ? (store.read()?.token ?? token) : token;
        },
        ...(baseUrl === undefined ? {} : { baseUrl }),
        onUnauthorized() {
          tell({ type: 'sessionEnded' });
          latest.current.onSessionEnd?.();
        },
      }),
    [baseUrl, store, askForToken, tell, latest],
  );
  const { server } = client ?? ownClient;
  const callsBy = useLatest(client ?? ownClient);
  const watchedClient = useMemo(
    () =>
      watchCalls(
        () => callsBy.current,
        tell,
        () => latest.current.store.read()?.user._id,
      ),
    [callsBy, tell, latest],
  );
  const [ownQueryClient] = useState(() => new QueryClient());
  const cache = queryClient ?? ownQueryClient;
  const signedIn = useSyncExternalStore(store.subscribe, store.read, store.read);
  const userId = signedIn?.user._id;
  const token = signedIn?.token || hostToken;
  const [loadedBy, setLoadedBy] = useState({ userId, token, server });
  if (loadedBy.userId !== userId || loadedBy.token !== token || loadedBy.server !== server) {
    setLoadedBy({ userId, token, server });
    // What one user loaded must not be seen by the next, not for a frame: so before the children.
    if (isOther(loadedBy, { userId, token, server })) {
      cache.removeQueries({ queryKey: ['quizwright'] });
    }
  }
  // What is tried again goes on in a mounted cache alone once the page has been out of sight.
  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);
  useLoadingAgain(cache, token);
  const api = useMemo(
    () => ({ client: watchedClient, queryClient: cache, userId, token, server, tell }),
    [watchedClient, cache, userId, token, server, tell],
  );
  const { isReady, messages, formats, dir, lang } = useLocale(locale, timeZone, ownMessages);
  const common = wordsOf(commonWords, messages);
  const [toasts] = useState(createToastStore);
  const toHost = useLatest(onNotify);
  const notify = useCallback<Notify>(
    (notification) => {
      if (toHost.current) toHost.current(notification);
      else toasts.add(notification);
    },
    [toHost, toasts],
  );
  const routes = useMemo(() => ({ paths, navigate }), [paths, navigate]);
  const hasNavigate = navigate !== undefined;
  const link = useMemo(
    () =>
      renderLink ?? (hasNavigate ? linkBy((href) => latest.current.navigate?.(href)) : undefined),
    [renderLink, hasNavigate, latest],
  );

  return (
    <ApiContext.Provider value={api}>
      <SessionContext.Provider value={store}>
        <MessagesContext.Provider value={messages}>
          <FormatsContext.Provider value={formats}>
            <NotifyContext.Provider value={notify}>
              <HostRoutesContext.Provider value={routes}>
                <RenderLinkContext.Provider value={link}>
                  <PortalContainerContext.Provider value={portalContainer}>
                    <RootThemeProvider {...theme} dir={theme.dir ?? dir} lang={theme.lang ?? lang}>
                      <AttemptScopeProvider>{isReady ? children : null}</AttemptScopeProvider>
                      {onNotify === undefined && (
                        <ToastRegion
                          toasts={toasts}
                          label={common.notifications}
                          dismissLabel={common.dismiss}
                        />
                      )}
                    </RootThemeProvider>
                  </PortalContainerContext.Provider>
                </RenderLinkContext.Provider>
              </HostRoutesContext.Provider>
            </NotifyContext.Provider>
          </FormatsContext.Provider>
        </MessagesContext.Provider>
      </SessionContext.Provider>
    </ApiContext.Provider>
  );
}
