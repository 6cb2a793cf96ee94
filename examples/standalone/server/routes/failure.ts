/** A field of a request and the sentence that says what is wrong with it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** A refusal: the API answers its status and, as its body, its sentence for a person. */
export class Failure extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldProblem[],
  ) {
    super(message);
    this.name = 'Failure';
  }
}

/** A 400 about one field. */
export function fieldFailure(field: string, message: string): Failure {
  return new Failure(400, message, [{ field, message }]);
}
