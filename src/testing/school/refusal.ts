import type { FailureBody, FailureDetails } from '../../contract/operationTypes';
import { problemsMessage, type FieldProblem } from '../../rules/requestProblems';

/** What the school answers instead of a success: a status, a sentence, and perhaps details. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    private readonly details: FailureDetails = {},
  ) {
    super(message);
  }

  /** The body of the reply. */
  get body(): FailureBody {
    return { message: this.message, ...this.details };
  }
}

/** A 400 about one field. */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal(400, message, { errors: [{ field, message }] });
}

/** A 400 about fields, or about the whole body if the list is empty. */
export function fieldsRefusal(errors: FieldProblem[]): Refusal {
  return new Refusal(400, problemsMessage(errors), errors.length === 0 ? {} : { errors });
}

/** A 409 about one field. */
export function fieldConflict(field: string, message: string): Refusal {
  return new Refusal(409, message, { errors: [{ field, message }] });
}
