import { ApiError, type FieldError } from './ApiError';

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

/**
 * Reads a success the way vendors' servers differ: a body whose `data` is an object or an array is
 * unwrapped, and a `message` beside `data` is kept with it.
 *
 * @throws ApiError of kind `shape` when the text is not JSON
 */
export function readSuccess(operation: string, status: number, text: string): unknown {
  if (text.trim() === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError({
      kind: 'shape',
      status,
      body: text,
      cause,
      message: `Quizwright: ${operation} answered ${status} with something that is not JSON. The API base may point at a web page. Check the baseUrl of the client.`,
    });
  }
  if (!isObject(body)) return body;
  const { data } = body;
  if (Array.isArray(data)) return data;
  if (!isObject(data)) return body;
  return typeof body.message === 'string' && data.message === undefined
    ? { ...data, message: body.message }
    : data;
}

/** Reads a failure: its message from either level, its field errors, and the body as it came. */
export function readFailure(operation: string, status: number, body: unknown): ApiError {
  const message = messageOf(body);
  return new ApiError({
    kind: 'http',
    status,
    body,
    fromServer: message !== undefined,
    fieldErrors: fieldErrorsOf(body),
    message: message ?? `Quizwright: ${operation} failed with status ${status} and no message.`,
  });
}
