import { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ApiContext } from '../api/ApiContext';
import type { Profile } from '../api/entities';
import { createQuizClient, type QuizClient } from '../api/createQuizClient';
import { AttemptServicesProvider } from '../attempt/AttemptServicesProvider';
import { commonWords } from '../messages/en/common';
import type { MessageOverrides } from '../messages/mergeMessages';
import { wordsOf } from '../messages/wordsOf';
import { SessionContext } from '../session/SessionContext';
import type { SessionStore } from '../session/SessionStore';
import { RootThemeProvider, type RootTheme } from '../ui/RootTheme';
import { ToastRegion } from '../ui/Toast';
import { createToastStore } from '../ui/toasts';
import { RenderLinkContext, type RenderLink } from './links';
import { MessagesContext } from './MessagesContext';
import { NotifyContext, type Notify } from './notifications';
import { useLatest } from './useLatest';
import { useSessionOf } from './useSessionOf';

export interface QuizProviderProps extends RootTheme {
  children: ReactNode;
  /**
   * Where the quiz API lives, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** The access token of requests, with or without `Bearer `. */
  token?: string | undefined;
  /** Who is signed in. Without it answers are kept in memory only, for they are keyed by user. */
  user?: Profile | undefined;
  /** A session of your own, in place of `token` and `user`. */
  session?: SessionStore | undefined;
  /** A client of your own, in place of `baseUrl`, `token` and the session's token. */
  client?: QuizClient | undefined;
  /** A cache of your own; by default the provider has one to itself. */
  queryClient?: QueryClient | undefined;
  /** Sentences to replace, as deep as wanted. */
  messages?: MessageOverrides | undefined;
  /** Takes over what would be shown in toasts. */
  onNotify?: Notify | undefined;
  /** Called when the server no longer accepts the token (401). */
  onSessionEnd?: (() => void) | undefined;
  /** Draws links with the host's router. By default they are plain anchors. */
  renderLink?: RenderLink | undefined;
}

/**
 * What hooks and widgets stand on: the client, the session, the messages, the theme and the
 * toasts. It renders no element around its children and touches no provider of the host.
 *
 * @example
 * <QuizProvider baseUrl="/api" token={token} user={user}>
 *   <JoinQuiz onJoined={({ quizId }) => navigate(`/quiz/${quizId}`)} />
 * </QuizProvider>
 */
export function QuizProvider({
  children,
  baseUrl,
  token,
  user,
  session,
  client,
  queryClient,
  messages,
  onNotify,
  onSessionEnd,
  renderLink,
  ...theme
}: QuizProviderProps) {
  const store = useSessionOf(session, user, token);
  const endSession = useLatest(onSessionEnd);
  const ownClient = useMemo(
    () =>
      createQuizClient({
        // Signing in again in place renews the session, whatever token the host gave at first.
        getToken: () => store.read()?.token ?? token,
        ...(baseUrl === undefined ? {} : { baseUrl }),
        onUnauthorized: () => endSession.current?.(),
      }),
    [baseUrl, token, store, endSession],
  );
  const [ownQueryClient] = useState(() => new QueryClient());
  const cache = queryClient ?? ownQueryClient;
  const userId = useSyncExternalStore(
    store.subscribe,
    () => store.read()?.user._id,
    () => store.read()?.user._id,
  );
  const [cachedFor, setCachedFor] = useState(userId);
  if (cachedFor !== userId) {
    setCachedFor(userId);
    // What one user loaded must not be seen by the next, not for a frame: so before the children.
    if (cachedFor !== undefined) cache.removeQueries({ queryKey: ['quizwright'] });
  }
  const api = useMemo(
    () => ({ client: client ?? ownClient, queryClient: cache, userId }),
    [client, ownClient, cache, userId],
  );
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

  return (
    <ApiContext.Provider value={api}>
      <SessionContext.Provider value={store}>
        <MessagesContext.Provider value={messages}>
          <NotifyContext.Provider value={notify}>
            <RenderLinkContext.Provider value={renderLink}>
              <RootThemeProvider {...theme}>
                <AttemptServicesProvider>{children}</AttemptServicesProvider>
                {onNotify === undefined && (
                  <ToastRegion
                    toasts={toasts}
                    label={common.notifications}
                    dismissLabel={common.dismiss}
                  />
                )}
              </RootThemeProvider>
            </RenderLinkContext.Provider>
          </NotifyContext.Provider>
        </MessagesContext.Provider>
      </SessionContext.Provider>
    </ApiContext.Provider>
  );
}
