import type { FailureBody, FailureDetails } from '../../contract/operationTypes';
import { replies, type Refusing } from '../../rules/replies';
import { invalidRequest, type FieldProblem } from '../../rules/requestProblems';
import { seededNumbers } from '../../rules/seededNumbers';

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

/** The revision of a record: a digest of the fields that a change of it can change. */
export function revisionOf(...fields: readonly unknown[]): string {
  const next = seededNumbers(JSON.stringify(fields));
  return next().toString(36) + next().toString(36);
}

/** @throws Refusal 409 with the record if the change is based on another revision of it */
export function holdRevision(
  sent: string | undefined,
  present: NonNullable<FailureDetails['present']>,
): void {
  if (sent === undefined || sent === present.revision) return;
  throw new Refusal(409, replies.requests.changedMeanwhile, { present });
}
