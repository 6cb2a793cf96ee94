import { problemsMessage, type FieldProblem } from '../../rules/requestProblems';

/** What goes beside the sentence of a refusal. */
interface Details {
  errors?: readonly FieldProblem[];
  /** The attempt that still runs. */
  attempt?: object;
  /** What counts of an attempt that is submitted or over. */
  submitted?: object;
}

/** What the school answers instead of a success: a status, a sentence, and perhaps details. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    private readonly details: Details = {},
  ) {
    super(message);
  }

  /** The answer's body. */
  get body(): { message: string } & Details {
    return { message: this.message, ...this.details };
  }
}

/** A 400 about one field. */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal(400, message, { errors: [{ field, message }] });
}

/** A 400 about fields, or about the body as a whole where there are none. */
export function fieldsRefusal(errors: readonly FieldProblem[]): Refusal {
  return new Refusal(400, problemsMessage(errors), errors.length === 0 ? {} : { errors });
}

/** A 409 about one field. */
export function fieldConflict(field: string, message: string): Refusal {
  return new Refusal(409, message, { errors: [{ field, message }] });
}
