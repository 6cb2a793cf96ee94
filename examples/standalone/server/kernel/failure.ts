import type { FailureBody, FailureDetails } from 'quizwright/contract';
import { invalidRequest, type FieldProblem, type Refusing } from 'quizwright/rules';

/** A refusal: the API replies with its status and, in the body, its code and its message for people. */
export class Failure extends Error {
  constructor(
    readonly statusCode: number,
    private readonly why: Refusing,
    private readonly details: FailureDetails = {},
    /** The language of its sentences, if they are already in that of the caller. */
    readonly language?: string,
  ) {
    super(why.message);
    this.name = 'Failure';
  }

  /** The body of the reply. */
  get body(): FailureBody {
    return { ...this.why, ...this.details };
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
    super(429, { code: 'tries.tooMany', message });
  }
}

/** A 503: the server cannot do it now, with the seconds to wait before a retry. */
export class Unavailable extends Failure {
  constructor(
    why: Refusing,
    readonly retryAfterSeconds: number,
  ) {
    super(503, why);
  }
}

/** A 400 about one field. */
export function fieldFailure(field: string, why: Refusing): Failure {
  return new Failure(400, why, { errors: [{ field, message: why.message }] });
}

/**
 * A 400 about fields, or about the whole body if there are none.
 *
 * @param language of the sentences about fields
 */
export function fieldsFailure(errors: FieldProblem[], language: string): Failure {
  const why = invalidRequest(errors);
  return errors.length === 0 ? new Failure(400, why) : new Failure(400, why, { errors }, language);
}

/** A 409 about one field. */
export function fieldConflict(field: string, why: Refusing): Failure {
  return new Failure(409, why, { errors: [{ field, message: why.message }] });
}
