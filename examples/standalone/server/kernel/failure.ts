import type { FailureDetails } from 'quizwright/contract';
import { problemsMessage, type FieldProblem } from 'quizwright/rules';

/** A refusal: the API replies with its status and, in the body, its message for people. */
export class Failure extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'Failure';
  }
}

/** A 429: too many tries, with the seconds to wait before the next one. */
export class TooManyTries extends Failure {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    /** Whether the caller is refused whatever they send. */
    readonly isOfCaller = false,
  ) {
    super(429, message);
  }
}

/** A 503: the server cannot do it now, with the seconds to wait before a retry. */
export class Unavailable extends Failure {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(503, message);
  }
}

/** A 400 about one field. */
export function fieldFailure(field: string, message: string): Failure {
  return new Failure(400, message, { errors: [{ field, message }] });
}

/** A 400 about fields, or about the whole body if there are none. */
export function fieldsFailure(errors: FieldProblem[]): Failure {
  return new Failure(400, problemsMessage(errors), errors.length === 0 ? {} : { errors });
}

/** A 409 about one field. */
export function fieldConflict(field: string, message: string): Failure {
  return new Failure(409, message, { errors: [{ field, message }] });
}
