import type { Body, OperationId } from '../../api/createQuizClient';
import { contractRoute } from '../../contract/operations';
import type { RunClock } from './clock';
import { NoReply } from './outcome';

/** Ids, parameters and body of a call. */
export interface Request<Id extends OperationId = OperationId> {
  /** Path parameters by name. */
  ids?: Readonly<Record<string, string>>;
  /** What the address asks for, of the contract or invalid on purpose. */
  query?: Readonly<Record<string, string | number>>;
  /** A body of the contract, or an invalid one on purpose. */
  body?: Body<Id> | Readonly<Record<string, unknown>>;
  /** The bytes of a picture, for operations that take one. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** A body as it is sent, in place of JSON. */
  text?: string;
  /** Whether to send the JSON content type without a body too, as many clients always do. */
  announcesJson?: boolean;
}

/** A reply, read but not judged. */
export interface Reply<Id extends OperationId = OperationId> {
  operation: Id;
  status: number;
  text: string;
  /** The parsed text; undefined if it is not JSON. */
  body: unknown;
  /** The bytes, for operations that answer a picture. */
  bytes?: Uint8Array;
  /** The content type. */
  type?: string | undefined;
  /** Seconds of the `Retry-After` header; undefined without one. */
  retryAfter?: number | undefined;
}

export interface ClientOptions {
  /** The API base, such as `https://lms.example/api`. */
  baseUrl: string;
  fetch: typeof fetch;
  /** How long to wait for one reply, in milliseconds. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Tells the server the time, once the run has skipped some. */
  clock?: RunClock | undefined;
}

export interface Client {
  /**
   * Makes one call.
   *
   * @param token sent as a bearer token; null for none
   * @throws NoAnswer if there was no reply, or none in time
   */
  call<Id extends OperationId>(
    token: string | null,
    operation: Id,
    request?: Request<Id>,
  ): Promise<Reply<Id>>;
  /**
   * The server's time from its last `Date` header, or the device's time without one, with the skew
   * of its attempts' clock and what the run has skipped.
   */
  now(): Date;
}

const longestExcerpt = 160;

/** A status and the beginning of a body, on one line. */
export function excerptOf({ status, text, body }: Reply): string {
  const excerpt = excerptOfText(text);
  if (excerpt === '') return `${status} without a body`;
  return body === undefined
    ? `${status} with a body that is not JSON: ${excerpt}`
    : `${status} ${excerpt}`;
}

/** A body from its beginning, on one line. */
export function excerptOfText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header contains seconds or a date. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing within ${timeout / 1000} s`;
  const { cause } = error;
  // Node says only "fetch failed" and puts the reason into `cause`.
  const reason = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : '';
  return reason === '' ? `no answer (${error.message})` : `no answer (${reason})`;
}

/** Calls operations of the contract over `fetch`, without following redirects. */
export function createClient({ baseUrl, fetch, timeout, signal, clock }: ClientOptions): Client {
  const base = baseUrl.replace(/\/+$/, '');
  let ahead = 0;

  function syncTime(header: string | null): void {
    const said = header === null ? Number.NaN : Date.parse(header);
    if (Number.isNaN(said)) return;
    const difference = said - Date.now();
    // The header counts whole seconds.
    ahead = Math.abs(difference) < 2000 ? 0 : difference;
  }

  const now = (): Date =>
    new Date(Date.now() + ahead + (clock?.skippedMs ?? 0) + (clock?.skewMs ?? 0));

  return {
    async call<Id extends OperationId>(
      token: string | null,
      operation: Id,
      request: Request<Id> = {},
    ) {
      const { ids = {}, query, body, bytes, text: sent } = request;
      const { announcesJson = body !== undefined || sent !== undefined } = request;
      const { method, path, sendsBytes } = contractRoute(operation);
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(ids[name] ?? ''),
      );
      const asked = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
      );
      signal?.throwIfAborted();
      const limits = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])];
      try {
        const response = await fetch(`${base}${address}${query === undefined ? '' : `?${asked}`}`, {
          method: method.toUpperCase(),
          redirect: 'manual',
          signal: AbortSignal.any(limits),
          headers: {
            accept: sendsBytes ? 'image/*, application/json' : 'application/json',
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...(announcesJson && { 'content-type': 'application/json' }),
            ...(bytes && { 'content-type': 'application/octet-stream' }),
            ...clock?.headers(now()),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(bytes && { body: bytes }),
          ...(sent !== undefined && { body: sent }),
        });
        const came = new Uint8Array(await response.arrayBuffer());
        const text = new TextDecoder().decode(came);
        // A server that was told the time may repeat it.
        if (!clock?.skippedMs) syncTime(response.headers.get('date'));
        return {
          operation,
          status: response.status,
          text,
          body: parse(text),
          type: response.headers.get('content-type') ?? undefined,
          ...(sendsBytes && { bytes: came }),
          retryAfter: retryAfterOf(response.headers.get('retry-after')),
        };
      } catch (error) {
        signal?.throwIfAborted();
        throw new NoReply('a reply', reasonOf(error, timeout), operation);
      }
    },
    now,
  };
}
