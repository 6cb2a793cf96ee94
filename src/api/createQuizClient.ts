import createFetchClient, { type Client } from 'openapi-fetch';
import type { WholeReplies, Pages } from './replies';
import { ApiError } from './ApiError';
import { openOperations } from './openOperations';
import type { OperationEvent } from './quizEvents';
import { readReply } from './readReply';
import type { operations, paths } from './schema';
import { absoluteAddress } from './serverAddress';
import type { Shape } from './shape';
import type { FailedCall } from './warnOfWrongServer';

export interface QuizClientOptions {
  /**
   * Where the API lives, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /**
   * The access token of who is signed in; read before each call that needs one. A leading `Bearer `
   * is dropped.
   */
  getToken?: () => string | null | undefined;
  /**
   * Which operations send the token as it is stored, without `Bearer ` (spec §6).
   * @default none
   */
  sendsRawToken?: (operation: OperationId) => boolean;
  /**
   * Called with a token when the API refuses a call that carried it with 401: once, or at each such
   * call for as long as it returns false. A 401 without the contract's `message`, such as a proxy's, ends
   * nothing. What it throws goes to the console, and the call fails with the 401 all the same.
   */
  onUnauthorized?: (token: string) => unknown;
  /**
   * What sends the requests; default the global `fetch`, looked up at each call. Pass `init` on to
   * `fetch`, or Firefox drops the answers of a page that is being closed.
   */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>;
}

type Http = Client<paths>;

/** The part of an `openapi-fetch` reply that the reader needs. */
interface RawReply {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The JSON body of a reply. */
export type Json<Sent> = Sent extends { content: { 'application/json': infer Body } }
  ? Body
  : never;
type SuccessOf<Responses> = Json<Responses[keyof Responses & (200 | 201)]>;
type Unwrapped<Body> = Body extends { data: infer Data } ? Data : Body;

/** Names of the operations of the contract. */
export type OperationId = keyof operations;
/** All that a server may send for an operation, with the `data` envelope of actions taken off. */
export type Reply<Id extends OperationId> = Unwrapped<SuccessOf<operations[Id]['responses']>>;
/** What the client gives of a reply: of a list that also comes in pages, the whole. */
export type WholeReply<Id extends OperationId> = WholeReplies[Id];
/** The operations that also answer in pages. */
export type PagedOperation = keyof Pages;
/** What the client gives of a page. */
export type Page<Id extends PagedOperation> = Pages[Id];
/** What the pages of a list are asked for: their size, and what is in them in which order. */
export type PageQuery<Id extends PagedOperation> = Omit<
  NonNullable<operations[Id]['parameters']['query']>,
  'cursor'
>;
/** The JSON body that an operation takes. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : never;

export interface QuizClient {
  /**
   * The absolute address of the API, where it is not the default: answers that a device keeps are
   * kept apart by it.
   */
  readonly server?: string | undefined;
  /**
   * Makes one call and reads its reply tolerantly.
   *
   * @param shape how the reply is read, its `data` envelope off
   * @param event what success means to a host that listens (`onEvent`)
   * @throws ApiError on every failure; an abort throws the abort's own error
   * @throws TypeError when the token cannot be sent in a header, and whatever `getToken` and
   *   `sendsRawToken` throw: no reply would mend these, so they do not look like one
   */
  send<Id extends OperationId, Read = WholeReply<Id>>(
    operation: Id,
    shape: Shape,
    call: (http: Http) => Promise<RawReply>,
    event?: OperationEvent,
  ): Promise<Read>;
}

declare const process: { env: { NODE_ENV?: string } };

function inDevelopment(): boolean {
  try {
    // Bundlers write a text here; without one, a page has no `process`.
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
}

function bareToken(getToken: QuizClientOptions['getToken']): string | null {
  return getToken?.()?.replace(/^Bearer\s+/i, '') || null;
}

function authorization(token: string | null, prefix: 'Bearer ' | ''): Headers {
  try {
    return new Headers(token === null ? {} : { Authorization: prefix + token });
  } catch (cause) {
    throw new TypeError(
      'Quizwright: the access token cannot be sent. It has a character that no HTTP header may carry, such as a line break. Return it from getToken as the login sent it.',
      { cause },
    );
  }
}

/** Notifies the host once of a refused token, unless it has been replaced since. */
function notifyRefusedTokens({ getToken, onUnauthorized }: QuizClientOptions) {
  let notified: string | null = null;
  return (sent: string | null): void => {
    if (sent === null || sent === notified) return;
    try {
      if (sent !== bareToken(getToken)) return;
      notified = sent;
      if (onUnauthorized?.(sent) === false) notified = null;
    } catch (error) {
      console.error(
        'Quizwright: the callback for a refused token threw an error. Fix onUnauthorized, or onSessionEnd of QuizProvider.',
        error,
      );
    }
  };
}

/**
 * Makes a client of the quiz API (`openapi.yaml`).
 *
 * @example
 * const client = createQuizClient({ baseUrl: '/api', getToken: () => session.token });
 */
export function createQuizClient(options: QuizClientOptions = {}): QuizClient {
  const { getToken, sendsRawToken } = options;
  const notifyRefused = notifyRefusedTokens(options);
  const baseUrl = absoluteAddress(options.baseUrl);
  // Looked up at each call: a mock that replaces the global fetch later must still be seen.
  const { fetch = (request, init) => globalThis.fetch(request, init) } = options;
  const settings = {
    baseUrl,
    // Firefox ignores `keepalive` of a request.
    fetch: (request: Request) => fetch(request, { keepalive: request.keepalive }),
  };

  let isKnown = false;
  const doubt = (call: Omit<FailedCall, 'baseUrl'>) => {
    if (isKnown || !inDevelopment()) return;
    // The client runs without React, which `codeLoader` needs; a warning may be missed.
    // eslint-disable-next-line no-restricted-syntax
    void import('./warnOfWrongServer').then(
      ({ warnOfWrongServer }) => warnOfWrongServer({ ...call, baseUrl }),
      () => {},
    );
  };

  return {
    server: baseUrl === absoluteAddress() ? undefined : baseUrl,
    async send<Id extends OperationId, Read = WholeReply<Id>>(
      operation: Id,
      shape: Shape,
      call: (http: Http) => Promise<RawReply>,
    ): Promise<Read> {
      // An ended token would keep its user from signing in again.
      const isOpen = (openOperations as readonly OperationId[]).includes(operation);
      const token = isOpen ? null : bareToken(getToken);
      const headers = authorization(token, sendsRawToken?.(operation) ? '' : 'Bearer ');
      let raw: RawReply;
      try {
        raw = await call(createFetchClient<paths>({ ...settings, headers }));
      } catch (cause) {
        // Not every DOMException is an Error.
        if ((Object(cause) as { name?: unknown }).name === 'AbortError') throw cause;
        const error = new ApiError({
          kind: 'network',
          status: 500,
          cause,
          message: cause instanceof Error ? cause.message : String(cause),
        });
        doubt({ operation, error });
        throw error;
      }
      const { response } = raw;
      try {
        // The type is the contract's word for it; the body is what the server made of it.
        const read = readReply(operation, response, raw.data ?? raw.error, shape) as Read;
        isKnown = true;
        return read;
      } catch (error) {
        if (error instanceof ApiError) {
          isKnown ||= error.isRefusal && !error.isMissing;
          if (error.isSignedOut) notifyRefused(token);
          if (!isKnown) doubt({ operation, error, response });
        }
        throw error;
      }
    },
  };
}
