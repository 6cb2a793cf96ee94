import { ApiError, type FieldError } from './ApiError';
import { isJsonObject as isObject, ShapeFault, type Shape } from './shape';

/** The part of a `Response` that tells how a call went. */
export interface ReplyHead {
  status: number;
  /** Whether the status is 2xx. */
  ok: boolean;
  headers: { get(name: string): string | null };
}

/** The sentence of an answer, at the top level or inside `data`; undefined where both are blank. */
export function messageOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const inner = isObject(body.data) ? body.data.message : undefined;
  return [body.message, inner].find(
    (message): message is string => typeof message === 'string' && message.trim() !== '',
  );
}

function fieldErrorsOf(body: unknown): FieldError[] {
  if (!isObject(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter(
    (entry): entry is FieldError =>
      isObject(entry) && typeof entry.field === 'string' && typeof entry.message === 'string',
  );
}

/** Parses text; takes what has been parsed before as it is. */
function parse(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  return body.trim() === '' ? undefined : JSON.parse(body);
}

/** Takes the `data` envelope off, which vendors' servers put around any answer or around none. */
function unwrap(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { data } = body;
  if (Array.isArray(data)) return data;
  if (!isObject(data)) return body;
  return typeof body.message === 'string' && data.message === undefined
    ? { ...data, message: body.message }
    : data;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // JSON.parse takes any depth, and JSON.stringify overflows the stack at some.
    return Array.isArray(value) ? 'a list nested too deeply' : 'an object nested too deeply';
  }
}

function found(value: unknown): string {
  if (value === undefined) return 'missing';
  const said = written(value);
  return said.length > 60 ? `${said.slice(0, 60)}…` : said;
}

/** Any page can answer `{}`, but only a server that has the answers says so. */
function holdAcknowledgement(body: unknown, read: unknown): void {
  const hasReceipt = isObject(read) && read.receipt !== undefined;
  if (!hasReceipt && messageOf(body) === undefined) {
    throw new ShapeFault('an object with a receipt or a message', body);
  }
}

/** What a failure says of the answer that it came from. */
function originOf({ status, headers }: ReplyHead) {
  return { status, requestId: headers.get('X-Request-Id') ?? undefined };
}

function readSuccess(operation: string, head: ReplyHead, came: unknown, shape: Shape): unknown {
  const { status } = head;
  let body: unknown;
  try {
    body = parse(came);
  } catch (cause) {
    throw new ApiError({
      kind: 'shape',
      ...originOf(head),
      body: came,
      cause,
      message: `Quizwright: ${operation} answered ${status} with something that is not JSON. The baseUrl may point at a web page. Check it.`,
    });
  }
  try {
    const read = shape(unwrap(body));
    if (operation === 'submitQuiz') holdAcknowledgement(body, read);
    return read;
  } catch (fault) {
    if (!(fault instanceof ShapeFault)) throw fault;
    throw new ApiError({
      kind: 'shape',
      ...originOf(head),
      body,
      cause: fault,
      message: `Quizwright: ${operation} answered ${status} with a body of the wrong shape. ${fault.message}, but is ${found(fault.found)}. Make the server follow openapi.yaml.`,
    });
  }
}

function readFailure(operation: string, head: ReplyHead, came: unknown): ApiError {
  const { status, headers } = head;
  // Servers of our kind say seconds; a date, which is a wrong clock's as often, counts as nothing.
  const retryAfterMs = Number(headers.get('Retry-After')) * 1_000 || 0;
  let body = came;
  let what = 'a body that is not JSON';
  try {
    body = parse(came);
    what = body === undefined ? 'an empty body' : 'JSON that has no "message"';
  } catch {
    // The text itself is the body.
  }
  const message = messageOf(body);
  if (message === undefined) {
    return new ApiError({
      kind: 'shape',
      ...originOf(head),
      body,
      retryAfterMs,
      message: `Quizwright: ${operation} answered ${status} with ${what}. A proxy or a sign-in page may have answered. Check the network and the baseUrl of the client, and let your server send { "message" } with each failure.`,
    });
  }
  const fieldErrors = fieldErrorsOf(body);
  return new ApiError({
    kind: 'http',
    ...originOf(head),
    body,
    fromServer: true,
    fieldErrors,
    retryAfterMs,
    message,
  });
}

/**
 * Reads an answer, whichever way the call went. Only JSON in the contract's form is the API
 * speaking: HTML, an empty body or other JSON refuses nothing, whatever the status.
 *
 * Vendors' servers differ, so a success is read tolerantly: a body whose `data` is an object or an
 * array is unwrapped, a `message` beside `data` is kept with it, unknown fields are left alone, and
 * missing optional ones get the contract's defaults. `submitQuiz` needs a receipt or a message.
 *
 * @param came the body: text, or JSON that has been parsed already; undefined for none
 * @param shape how a success is read, its `data` envelope off
 * @returns what the shape makes of a success
 * @throws ApiError of kind `http` for a failure with a `message`, at the top level or inside `data`
 * @throws ApiError of kind `shape`, with the status of the answer, for everything else that cannot
 *   be read: it names the operation, and the field where there is one
 */
export function readReply(
  operation: string,
  head: ReplyHead,
  came: unknown,
  shape: Shape,
): unknown {
  if (!head.ok) throw readFailure(operation, head, came);
  return readSuccess(operation, head, came, shape);
}
