import { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiContext } from '../api/ApiContext';
import type { NamedType, Profile } from '../api/entities';
import { createQuizClient, type QuizClient } from '../api/createQuizClient';
import type { OnEvent } from '../api/quizEvents';
import type { OptionalField, OptionalOperation } from '../api/optionalOperations';
import { CapabilitiesContext } from '../api/useCapability';
import { watchCalls } from '../api/watchCalls';
import { AttemptScopeProvider } from '../attempt/hooks/AttemptScopeProvider';
import { commonWords } from '../messages/en/common';
import type { Language } from '../messages/language/language';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import { wordsOf } from '../messages/wordsOf';
import { SessionContext } from '../session/SessionContext';
import type { SessionStore } from '../session/SessionStore';
import { watchEscape } from '../ui/dialog/keepEscape';
import { BoundaryContext, type Boundary } from '../ui/theme/BoundaryContext';
import { PortalContainerContext } from '../ui/theme/PortalContainer';
import { RootThemeProvider, type RootTheme } from '../ui/theme/RootTheme';
import { ToastRegion } from '../ui/toast/Toast';
import { FormatsContext } from './FormatsContext';
import {
  HostRoutesContext,
  type HostPaths,
  type LoadStyles,
  type Navigate,
  type RenderLink,
  type UploadPicture,
} from './hostPaths';
import { MessagesContext } from './MessagesContext';
import { NotifyContext, useToasts, type Notify } from './notifications';
import { useHostToken, type GetToken } from './useHostToken';
import { useLatest } from '../base/useLatest';
import { useSubscribable } from '../base/useSubscribable';
import { onLostCode } from '../base/codeLoader';
import { useLoadingAgain } from './useLoadingAgain';
import { useLocale } from './useLocale';
import { useOwnCache, type Loader } from './useOwnCache';
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
   * A client of your own, in place of `baseUrl`, `token`, the session's token and `onSessionEnd`,
   * for which it has `onUnauthorized`. Each call uses the latest one.
   */
  client?: QuizClient | undefined;
  /**
   * A cache of your own, for one provider only: replies for other users and servers have the same
   * keys.
   * @default a cache of the provider's own
   */
  queryClient?: QueryClient | undefined;
  /**
   * The optional operations of the server, such as `['evidence', 'extendTime']`. Widgets then do not
   * try `ownPlace`, `evidence`, `quizChanges`, `extendTime`, `importQuestions` or `logout` unless it
   * is named. Forms offer a new field, such as `QuestionInput.format`, only if it is named.
   * @default what the server says (`GET capabilities`)
   */
  capabilities?: readonly (OptionalOperation | OptionalField)[] | undefined;
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
  /**
   * Called once for each token that the server no longer accepts (401). A quiz that is being taken
   * asks for the password itself, so the call waits until the quiz is over or left, unless
   * `notifiesDuringAttempt` is set or the runner has a `signIn` of the host's.
   */
  onSessionEnd?: ((end: SessionEnd) => void) | undefined;
  /**
   * Whether `onSessionEnd` is called at once while a quiz is being taken too, for a host that renews
   * tokens without leaving the page.
   * @default false
   */
  notifiesDuringAttempt?: boolean | undefined;
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
  /**
   * Loads the sheet of texts in Markdown once there is one:
   * `() => import('quizwright/rich-text.css')`.
   * @default the page has the sheet already, or no texts in Markdown
   */
  richTextStyles?: LoadStyles | undefined;
  /**
   * Keeps the pictures of questions in a store of the host's own: resolves with the address of a
   * file, https, which every student's browser may read. What it throws is shown as a failure.
   * @default the server keeps them (`POST media`), where it can
   */
  uploadPicture?: UploadPicture | undefined;
  /**
   * What questions can be about, in place of Frontend, Backend and DevOps:
   * `[{ value: 'BIO', label: 'Biology' }]`. The server must take these values.
   * @default what the server lists (`question_types` of `GET capabilities`, which is not asked for
   *   where `capabilities` is given), else those of the specification
   */
  questionTypes?: readonly NamedType[] | undefined;
  /**
   * Catches what breaks in a widget, such as `WidgetBoundary` or a component of your own: drawn
   * within the root of each widget, around its content. Read once.
   * @default none: the error reaches the boundaries of the page
   */
  errorBoundary?: Boundary | undefined;
}

/** What a host learns of a session that has ended. */
export interface SessionEnd {
  /** Whether a quiz is being taken: leaving its page would interrupt the student. */
  duringAttempt: boolean;
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
  notifiesDuringAttempt = false,
  paths,
  navigate,
  renderLink,
  portalContainer = null,
  richTextStyles,
  uploadPicture,
  questionTypes,
  errorBoundary,
  ...theme
}: QuizProviderProps) {
  const [hostToken, askForToken] = useHostToken(getToken, ownToken);
  const store = useSessionOf(session, user, hostToken);
  const emit = useEmitEvent(onEvent, store);
  const latest = useLatest({ hostToken, onSessionEnd, notifiesDuringAttempt, onNotify });
  const [attempts] = useState(() => new Map<unknown, boolean>());
  const ownClient = useMemo(() => {
    let ended: string | undefined;
    return createQuizClient({
      getToken() {
        const token = askForToken();
        // A sign-in in place renews the session for as long as the host gives the old token.
        return token === latest.current.hostToken ? (store.read()?.token ?? token) : token;
      },
      baseUrl,
      onUnauthorized(token) {
        if (token !== ended) emit({ type: 'sessionEnded' });
        ended = token;
        const asking = [...attempts.values()];
        if (asking.includes(true) && !latest.current.notifiesDuringAttempt) return false;
        latest.current.onSessionEnd?.({ duringAttempt: asking.length > 0 });
      },
    });
  }, [baseUrl, store, askForToken, emit, latest, attempts]);
  const called = client ?? ownClient;
  const { server } = called;
  const { isReady, messages, formats, dir, lang } = useLocale(locale, timeZone, ownMessages);
  const calling = useLatest({ client: called, store, lang });
  const watchedClient = useMemo(() => watchCalls(() => calling.current, emit), [calling, emit]);
  const [ownQueryClient] = useState(() => new QueryClient());
  const cache = queryClient ?? ownQueryClient;
  const signedIn = useSubscribable(store);
  const userId = signedIn?.user._id;
  const token = signedIn?.token || hostToken;
  const loader = useMemo<Loader>(() => ({ userId, token, server }), [userId, token, server]);
  const userNumber = useOwnCache(cache, loader);
  useEffect(watchEscape, []);
  // After the page was hidden, only a mounted cache continues its retries.
  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);
  useLoadingAgain(cache, token);
  const api = useMemo(
    () => ({ ...loader, userNumber, client: watchedClient, queryClient: cache, emit, attempts }),
    [loader, userNumber, watchedClient, cache, emit, attempts],
  );
  const common = wordsOf(commonWords, messages);
  const toasts = useToasts(userId);
  const [boundary] = useState(() => errorBoundary);
  const notify = useCallback<Notify>(
    (notification) => void (latest.current.onNotify ?? toasts.add)(notification),
    [latest, toasts],
  );
  const { codeLost } = common;
  useEffect(
    () => onLostCode(() => notify({ tone: 'critical', message: codeLost, autoClose: null })),
    [notify, codeLost],
  );
  const routes = useMemo(
    () => ({ paths, navigate, renderLink, richTextStyles, uploadPicture, questionTypes }),
    [paths, navigate, renderLink, richTextStyles, uploadPicture, questionTypes],
  );

  return (
    <ApiContext.Provider value={api}>
      <CapabilitiesContext.Provider value={capabilities}>
        <SessionContext.Provider value={store}>
          <MessagesContext.Provider value={messages}>
            <FormatsContext.Provider value={formats}>
              <NotifyContext.Provider value={notify}>
                <HostRoutesContext.Provider value={routes}>
                  <PortalContainerContext.Provider value={portalContainer}>
                    <BoundaryContext.Provider value={boundary}>
                      <RootThemeProvider
                        {...theme}
                        dir={theme.dir ?? dir}
                        lang={theme.lang ?? lang}
                      >
                        <AttemptScopeProvider>{isReady && children}</AttemptScopeProvider>
                        {onNotify === undefined && (
                          <ToastRegion
                            toasts={toasts}
                            label={common.notifications}
                            dismissLabel={common.dismiss}
                          />
                        )}
                      </RootThemeProvider>
                    </BoundaryContext.Provider>
                  </PortalContainerContext.Provider>
                </HostRoutesContext.Provider>
              </NotifyContext.Provider>
            </FormatsContext.Provider>
          </MessagesContext.Provider>
        </SessionContext.Provider>
      </CapabilitiesContext.Provider>
    </ApiContext.Provider>
  );
}
