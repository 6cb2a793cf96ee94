import { problemsMessage, type FieldProblem } from 'quizwright/rules';

/** A refusal: the API answers its status and, as its body, its sentence for a person. */
export class Failure extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldProblem[],
    /** What the contract lets the body of this failure carry beside its sentence. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Failure';
  }
}

/** A 429: what was tried too often can be tried again after a while, in whole seconds. */
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

/** A 503: the server cannot do it now, and can be asked again after a while, in whole seconds. */
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
  return new Failure(400, message, [{ field, message }]);
}

/** A 400 about fields, or about the body as a whole where there are none. */
export function fieldsFailure(problems: FieldProblem[]): Failure {
  return new Failure(400, problemsMessage(problems), problems.length === 0 ? undefined : problems);
}

/** A 409 about one field. */
export function fieldConflict(field: string, message: string): Failure {
  return new Failure(409, message, [{ field, message }]);
}
