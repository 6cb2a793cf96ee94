/** A field that the server refused, with its sentence. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * Why a call failed:
 *
 * - `http`: the API refused, with a status and its `message`
 * - `network`: nothing came back; status 500
 * - `shape`: what came back is not in the contract's form, whatever its status: a field of the wrong
 *   type, or a page or an empty body in place of an answer. Nothing is refused by it.
 */
export type ApiErrorKind = 'http' | 'network' | 'shape';

const brand = Symbol.for('quizwright.ApiError');

/**
 * What every call of the API throws, except that an aborted call throws its `AbortError`.
 *
 * `instanceof` holds across the package's entries, which carry a copy of this class each.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 500 where there was no answer (spec §7). Only kind `http` is the API's own. */
  readonly status: number;
  /** The body as it came: parsed JSON, text, or undefined. */
  readonly body: unknown;
  /** Whether `message` is the server's own sentence; widgets else say their default (spec §8). */
  readonly fromServer: boolean;
  readonly fieldErrors: readonly FieldError[];
  /** Milliseconds for which the server asks to be left alone (`Retry-After`); 0 where it does not say. */
  readonly retryAfterMs: number;

  constructor(details: {
    kind: ApiErrorKind;
    status: number;
    message: string;
    body?: unknown;
    fromServer?: boolean;
    fieldErrors?: readonly FieldError[];
    retryAfterMs?: number;
    cause?: unknown;
  }) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.body = details.body;
    this.fromServer = details.fromServer ?? false;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterMs = details.retryAfterMs ?? 0;
    Object.defineProperty(this, brand, { value: true });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}
