import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError';
import { createQuizClient, type QuizClient } from '../../api/createQuizClient';
import { meOptions } from '../../api/operations';
import type { EmitEvent } from '../../api/quizEvents';
import { queryDefaults } from '../../api/queryDefaults';
import { watchCalls } from '../../api/watchCalls';
import { createListeners } from '../../base/listeners';
import type { SessionStore } from '../../session/SessionStore';

/** As long as calls that wait for it would wait for their own answer. */
const patienceMs = 15_000;

/** How the question stands whose the host's token is. */
export interface TokenOwnerLookup {
  /** Why that could not be found out; stays while it is asked again. */
  error: ApiError | null;
  isAsked: boolean;
}

/** The session of a host that gives only tokens: whose they are, the server says (`GET auth/me`). */
export interface TokenSession {
  /** What the app calls the server by. */
  client: QuizClient;
  /** The host's token of now, as it gives it. */
  getToken: () => string | null | undefined;
  /**
   * Looks at the host's token, and asks whose it is where that is not known yet.
   *
   * @returns a promise that the session is that of the host's token by then
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
  tell: EmitEvent;
  /** Called once a token when the server refuses it. */
  onRefused: () => void;
}

/**
 * A user and a token get into the session only together, as the server has answered them: so nothing
 * of one person is ever sent under the token of the next. As most new tokens are the same person's,
 * the page stays while the server is asked, and it is its calls that wait: with the old token they
 * might be refused, with the new one they might be somebody else's.
 */
export function createTokenSession({
  baseUrl,
  getToken,
  store,
  queryClient,
  tell,
  onRefused,
}: TokenSessionOptions): TokenSession {
  let last: { token: string; answer: Promise<void> } | null = null;
  let turn = 0;
  let question: TokenOwnerLookup = { error: null, isAsked: false };
  const { subscribe, tell: changed } = createListeners();

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
        // Not of a token that the host has replaced since.
        if (last?.token === given()) onRefused();
      },
    });

  const asking = clientWith(() => last?.token);
  const userId = (): string | undefined => store.read()?.user._id;
  const { queryFn: askWhose, ...plan } = meOptions(watchCalls(() => asking, tell, userId));

  async function ask(token: string): Promise<void> {
    turn += 1;
    const asked = turn;
    const isOutdated = (): boolean => asked !== turn || given() !== token;
    try {
      const user = await queryClient.fetchQuery({
        ...plan,
        // The answer to another token must not be taken for the answer to this one.
        queryKey: ['hostUser', asked],
        queryFn: () => askWhose({ signal: AbortSignal.timeout(patienceMs) }),
        // Calls wait for the answer of a page that is there, and each that fails may ask again.
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
    // Before the question, which is sent with it.
    last = begun;
    begun.answer = ask(token);
    // Calls that wait hear of it, and the page reads `question`.
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
        // Not an answer of the server's: nothing that waits on the device is given up for it.
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
