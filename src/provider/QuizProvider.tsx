import { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiContext } from '../api/ApiContext';
import type { Profile } from '../api/entities';
import { createQuizClient, type QuizClient } from '../api/createQuizClient';
import type { OnEvent } from '../api/quizEvents';
import type { OptionalOperation } from '../api/optionalOperations';
import { CapabilitiesContext } from '../api/useCapability';
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
import { useSubscribable } from '../base/useSubscribable';
import { useLoadingAgain } from './useLoadingAgain';
import { useLocale } from './useLocale';
import { useSessionOf } from './useSessionOf';
import { useEmitEvent } from './useEmitEvent';

export interface QuizProviderProps extends RootTheme {
  children: ReactNode;
  /**
   * Address of the quiz API, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** The access token of requests, with or without `Bearer `. */
  token?: string | undefined;
  /** Returns the access token at each call, in place of `token`. */
  getToken?: GetToken | undefined;
  /**
   * The signed-in user. Without a user, answers stay in memory only, because they are stored by
   * user, and data loaded with one token is not shown with the next.
   */
  user?: Profile | undefined;
  /** A session of your own, in place of `token` and `user`. */
  session?: SessionStore | undefined;
  /**
   * A client of your own, in place of `baseUrl`, `token` and the session's token. Each call uses
   * the latest one.
   */
  client?: QuizClient | undefined;
  /**
   * A cache of your own, for one provider only: replies for other users and servers have the same
   * keys.
   * @default a cache of the provider's own
   */
  queryClient?: QueryClient | undefined;
  /**
   * The optional operations of the server, such as `['me', 'saveAnswers']`: widgets then call no
   * other, and offer nothing that needs another.
   * @default what the server says (`GET capabilities`)
   */
  capabilities?: readonly OptionalOperation[] | undefined;
  /**
   * The language of words, dates and numbers: `de`, `ar` or one with a region such as `en-GB`,
   * which loads before anything shows, or a language object, such as `de` of
   * `quizwright/languages/de`. Roots below take its direction unless `dir` overrides it.
   * @default English, with dates as the specification has them
   */
  locale?: Language | string | undefined;
  /**
   * IANA name of the time zone for shown and entered times, such as `Europe/Berlin`.
   * @default the viewer's
   */
  timeZone?: string | undefined;
  /** Sentences to replace, at any depth, in any language. */
  messages?: MessageOverrides | undefined;
  /** Receives messages that would otherwise appear in toasts. */
  onNotify?: Notify | undefined;
  /**
   * Called once for each event: a quiz joined, an answer saved, a group created. Errors that it
   * throws go to the console.
   */
  onEvent?: OnEvent | undefined;
  /** Called when the server no longer accepts the token (401). */
  onSessionEnd?: (() => void) | undefined;
  /** Addresses of the host's pages; a widget's own props take precedence. */
  paths?: HostPaths | undefined;
  /**
   * Opens an address of the host with its router: after an action to one of `paths`, and for plain
   * clicks on links.
   */
  navigate?: Navigate | undefined;
  /**
   * Renders links with the host's own component. @default plain anchors, or links that `navigate`
   * follows
   */
  renderLink?: RenderLink | undefined;
  /**
   * The container for dialogs, menus, lists and toasts, such as an element that may go full screen;
   * null until it exists. @default the body
   */
  portalContainer?: HTMLElement | null | undefined;
}

interface Loader {
  userId: string | undefined;
  token: string | undefined;
  server: string | undefined;
}

/**
 * Whether data loaded before belongs to someone else. Without a user, the token identifies them.
 */
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
  capabilities,
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
          // A sign-in in place renews the session for as long as the host gives the old token.
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
  const signedIn = useSubscribable(store);
  const userId = signedIn?.user._id;
  const token = signedIn?.token || hostToken;
  const loader = useMemo<Loader>(() => ({ userId, token, server }), [userId, token, server]);
  const [loadedBy, setLoadedBy] = useState(loader);
  if (loadedBy !== loader) {
    setLoadedBy(loader);
    // Runs before the children render: the next user must not see the last one's data for even a
    // frame.
    if (isOther(loadedBy, loader)) cache.removeQueries({ queryKey: ['quizwright'] });
  }
  // After the page was hidden, only a mounted cache continues its retries.
  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);
  useLoadingAgain(cache, token);
  const api = useMemo(
    () => ({ ...loader, client: watchedClient, queryClient: cache, tell }),
    [loader, watchedClient, cache, tell],
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
      <CapabilitiesContext.Provider value={capabilities}>
        <SessionContext.Provider value={store}>
          <MessagesContext.Provider value={messages}>
            <FormatsContext.Provider value={formats}>
              <NotifyContext.Provider value={notify}>
                <HostRoutesContext.Provider value={routes}>
                  <RenderLinkContext.Provider value={link}>
                    <PortalContainerContext.Provider value={portalContainer}>
                      <RootThemeProvider
                        {...theme}
                        dir={theme.dir ?? dir}
                        lang={theme.lang ?? lang}
                      >
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
      </CapabilitiesContext.Provider>
    </ApiContext.Provider>
  );
}
