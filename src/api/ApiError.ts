/** A field that the server refused, with its message. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * Why a call failed:
 *
 * - `http`: the API refused, with a status and its `message`
 * - `network`: no answer arrived; status 500
 * - `shape`: the answer is not in the contract's form, whatever its status: a field has the wrong
 *   type, or a page or an empty body came instead. It refuses nothing.
 */
export type ApiErrorKind = 'http' | 'network' | 'shape';

/** How servers reply about what they do not have. */
export const missingStatuses: readonly number[] = [404, 405, 501];

/** Apart from the class: a private method would make the classes of two entries different types. */
function isRefusalWith({ isRefusal, status }: ApiError, ...statuses: number[]): boolean {
  return isRefusal && statuses.includes(status);
}

const brand = Symbol.for('quizwright.ApiError');

/**
 * What every call of the API throws, except that an aborted call throws its `AbortError`.
 *
 * `instanceof` works across the package's entries, although each carries a copy of this class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 500 if no answer arrived (spec §7). Only kind `http` is the API's own. */
  readonly status: number;
  /** The body as it arrived: parsed JSON, text, or undefined. */
  readonly body: unknown;
  /** Whether `message` is the server's own sentence; otherwise widgets show their default (spec §8). */
  readonly fromServer: boolean;
  readonly fieldErrors: readonly FieldError[];
  /** Milliseconds that the server asks callers to wait (`Retry-After`); 0 if it does not say. */
  readonly retryAfterMs: number;
  /** Names the call in the server's log (`X-Request-Id`). Undefined if the server does not say. */
  readonly requestId: string | undefined;

  constructor(details: {
    kind: ApiErrorKind;
    status: number;
    message: string;
    body?: unknown;
    fromServer?: boolean;
    fieldErrors?: readonly FieldError[];
    retryAfterMs?: number;
    requestId?: string | undefined;
    cause?: unknown;
  }) {
    // `Error` takes the cause, if there is one.
    super(details.message, details);
    this.kind = details.kind;
    this.status = details.status;
    this.body = details.body;
    this.fromServer = details.fromServer ?? false;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterMs = details.retryAfterMs ?? 0;
    this.requestId = details.requestId;
    Object.defineProperty(this, brand, { value: true });
  }

  /** The API itself refused. A proxy's page with the same status refuses nothing. */
  get isRefusal(): boolean {
    return this.kind === 'http';
  }

  /**
   * Why the API refused, as programs read it: a code of the contract, such as `join.closed`, or the
   * server's own. Undefined if the server does not say.
   */
  get code(): string | undefined {
    const { code } = Object(this.body) as { code?: unknown };
    return this.isRefusal && typeof code === 'string' ? code : undefined;
  }

  /** 401: the API does not accept the token. */
  get isSignedOut(): boolean {
    return isRefusalWith(this, 401);
  }

  /** 403: the caller has no access. */
  get isForbidden(): boolean {
    return isRefusalWith(this, 403);
  }

  /** 404: what the call names is not there, or not for this caller. */
  get isNotFound(): boolean {
    return isRefusalWith(this, 404);
  }

  /** 409: the call does not fit the state of things. `conflictOf` tells the meanings apart. */
  get isConflict(): boolean {
    return isRefusalWith(this, 409);
  }

  /** 409 or 410: the time for the call is over, as for an attempt that was submitted (spec §7). */
  get isOver(): boolean {
    return isRefusalWith(this, 409, 410);
  }

  /** 404, 409 or 410: things are no longer as the caller last saw them. */
  get isOutdated(): boolean {
    return isRefusalWith(this, 404, 409, 410);
  }

  /** 400, 409, 413 or 422: the API does not accept what was sent, now or later. */
  get isRejected(): boolean {
    return isRefusalWith(this, 400, 409, 413, 422);
  }

  /**
   * 404, 405 or 501 of any kind: the server seems to lack the operation. Frameworks answer a missing
   * route with a page or an empty body, so rely on it only where a proxy's page would cost nothing.
   */
  get isMissing(): boolean {
    return missingStatuses.includes(this.status);
  }

  /** No answer of the API, or 500 and above: the server may have done what it was asked. */
  get isUncertain(): boolean {
    return !this.isRefusal || this.status >= 500;
  }

  /** `isUncertain`, 408 or 429: the same call may succeed later. */
  get isTemporary(): boolean {
    return this.isUncertain || isRefusalWith(this, 408, 429);
  }

  /** What a log may keep: not the message and the body, which may name people. */
  toJSON(): Pick<ApiError, 'name' | 'kind' | 'status' | 'code' | 'requestId'> {
    const { name, kind, status, code, requestId } = this;
    return { name, kind, status, code, requestId };
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return brand in Object(value);
  }
}
