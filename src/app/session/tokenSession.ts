import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError';
import { createQuizClient, type QuizClient } from '../../api/createQuizClient';
import { meOptions } from '../../api/operations';
import type { EmitEvent } from '../../api/quizEvents';
import { queryDefaults } from '../../api/queryDefaults';
import { watchCalls } from '../../api/watchCalls';
import { createListeners } from '../../base/listeners';
import type { SessionStore } from '../../session/SessionStore';

/** As long as calls that wait for it would wait for their own reply. */
const patienceMs = 15_000;

/** State of the token-owner lookup. */
export interface TokenOwnerLookup {
  /** Why the lookup failed; stays during a retry. */
  error: ApiError | null;
  isAsked: boolean;
}

/** The session of a host that gives only tokens: the server says who owns them (`GET auth/me`). */
export interface TokenSession {
  /** The app's client for the server. */
  client: QuizClient;
  /** The host's current token. */
  getToken: () => string | null | undefined;
  /**
   * Reads the host's token, and looks up its owner if that is not known yet.
   *
   * @returns a promise that resolves once the session matches the host's token
   */
  settle: () => Promise<void>;
  /** The same object until it changes. */
  question: () => TokenOwnerLookup;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export interface TokenSessionOptions {
  baseUrl: string | undefined;
  getToken: () => string | null | undefined;
  store: SessionStore;
  queryClient: QueryClient;
  emit: EmitEvent;
  /** The page's language, as a BCP 47 tag. */
  language: () => string;
  /** Called once per token when the server refuses it. */
  onRefused: () => void;
}

/**
 * The session receives user and token only together, in one reply of the server, so that nothing of
 * one user is ever sent with the next user's token. Most new tokens belong to the same user, so the
 * page stays during the lookup and only its calls wait: with the old token they might be refused,
 * and the new one might be someone else's.
 */
export function createTokenSession({
  baseUrl,
  getToken,
  store,
  queryClient,
  emit,
  language,
  onRefused,
}: TokenSessionOptions): TokenSession {
  let last: { token: string; answer: Promise<void> } | null = null;
  let turn = 0;
  let question: TokenOwnerLookup = { error: null, isAsked: false };
  const { subscribe, notify: changed } = createListeners();

  const given = (): string => getToken() ?? '';
  const put = (next: Partial<TokenOwnerLookup>): void => {
    question = { ...question, ...next };
    changed();
  };
  const clientWith = (read: () => string | undefined): QuizClient =>
    createQuizClient({
      getToken: read,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      onUnauthorized() {
        // Not for a token that the host has replaced since.
        if (last?.token === given()) onRefused();
      },
    });

  const asking = clientWith(() => last?.token);
  const userId = (): string | undefined => store.read()?.user._id;
  const watched = watchCalls(() => ({ client: asking, store, lang: language() }), emit);
  const { queryFn: askWhose, ...plan } = meOptions(watched);

  async function ask(token: string): Promise<void> {
    turn += 1;
    const asked = turn;
    const isOutdated = (): boolean => asked !== turn || given() !== token;
    try {
      const user = await queryClient.fetchQuery({
        ...plan,
        // A reply about another token must not count for this one.
        queryKey: ['hostUser', asked],
        queryFn: () => askWhose({ signal: AbortSignal.timeout(patienceMs) }),
        // Calls on a visible page wait for the reply, and after a failure each call may ask again.
        retry: store.read() === null && queryDefaults.retry,
        gcTime: 0,
      });
      if (isOutdated()) return await settle();
      store.write({ user, token });
      put({ error: null, isAsked: false });
    } catch (error) {
      if (isOutdated()) return settle();
      last = null;
      put({ error: error as ApiError, isAsked: false });
      throw error;
    }
  }

  function settle(): Promise<void> {
    const token = given();
    if (last?.token === token) return last.answer;
    if (token === '') {
      turn += 1;
      last = { token, answer: Promise.resolve() };
      if (store.read() !== null) store.write(null);
      put({ error: null, isAsked: false });
      return last.answer;
    }
    const begun = { token, answer: Promise.resolve() };
    // Before the request, which is sent with it.
    last = begun;
    begun.answer = ask(token);
    // Waiting calls receive the error, and the page reads `question`.
    begun.answer.catch(() => {});
    put({ isAsked: true });
    return begun.answer;
  }

  const own = clientWith(() => store.read()?.token);
  const client: QuizClient = {
    server: own.server,
    async send(operation, shape, call) {
      const caller = userId();
      await settle();
      if (userId() !== caller) {
        // Not a reply from the server, so nothing pending on the device is given up for it.
        throw new DOMException(
          'Quizwright: a call was not sent because someone else signed in after it was made.',
          'AbortError',
        );
      }
      return own.send(operation, shape, call);
    },
  };

  return { client, getToken, settle, question: () => question, subscribe };
}
