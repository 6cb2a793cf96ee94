import { ApiError, type FieldError } from './ApiError';
import { isJsonObject as isObject, ShapeFault, type Shape } from './shape';

function messageOf(body: unknown): string | undefined {
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

function parse(operation: string, status: number, text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({
      kind: 'shape',
      status,
      body: text,
      cause,
      message: `Quizwright: ${operation} answered ${status} with something that is not JSON. The API base may point at a web page. Check the baseUrl of the client.`,
    });
  }
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

/**
 * Reads a success the way vendors' servers differ: a body whose `data` is an object or an array is
 * unwrapped, a `message` beside `data` is kept with it, unknown fields are left alone, and missing
 * optional ones get the contract's defaults.
 *
 * @throws ApiError of kind `shape` when the text is not JSON, or a field is not what the contract
 *   says: it names the operation and the field
 */
export function readSuccess(
  operation: string,
  status: number,
  text: string,
  shape: Shape,
): unknown {
  const body = parse(operation, status, text);
  try {
    return shape(unwrap(body));
  } catch (fault) {
    if (!(fault instanceof ShapeFault)) throw fault;
    throw new ApiError({
      kind: 'shape',
      status,
      body,
      cause: fault,
      message: `Quizwright: ${operation} answered ${status} with a body of the wrong shape. ${fault.message}, but is ${found(fault.found)}. Make the server follow openapi.yaml.`,
    });
  }
}

/** Reads a failure: its message from either level, its field errors, and the body as it came. */
export function readFailure(
  operation: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): ApiError {
  const message = messageOf(body);
  return new ApiError({
    kind: 'http',
    status,
    body,
    fromServer: message !== undefined,
    fieldErrors: fieldErrorsOf(body),
    // Servers of our kind say seconds; a date, which is a wrong clock's as often, counts as nothing.
    retryAfterMs: Number(headers.get('Retry-After')) * 1_000 || 0,
    message: message ?? `Quizwright: ${operation} failed with status ${status} and no message.`,
  });
}
