import type { FailureBody, FailureDetails } from '../../contract/operationTypes';
import type { Refusing } from '../../rules/replies';
import { invalidRequest, type FieldProblem } from '../../rules/requestProblems';

/** What the school answers instead of a success: a status, a code, a sentence, and perhaps details. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    private readonly why: Pick<FailureBody, 'message' | 'code'>,
    private readonly details: FailureDetails = {},
  ) {
    super(why.message);
  }

  /** The body of the reply. */
  get body(): FailureBody {
    return { ...this.why, ...this.details };
  }
}

/** A 400 about one field. */
export function fieldRefusal(field: string, why: Refusing): Refusal {
  return new Refusal(400, why, { errors: [{ field, message: why.message }] });
}

/** A 400 about fields, or about the whole body if the list is empty. */
export function fieldsRefusal(errors: FieldProblem[]): Refusal {
  return new Refusal(400, invalidRequest(errors), errors.length === 0 ? {} : { errors });
}

/** A 409 about one field. */
export function fieldConflict(field: string, why: Refusing): Refusal {
  return new Refusal(409, why, { errors: [{ field, message: why.message }] });
}
