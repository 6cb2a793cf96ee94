import { createHash } from 'node:crypto';
import type { FailureDetails } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { Failure } from './failure';

/**
 * The revision of a record: a digest of what a change of it can change. A counter would have to be
 * raised wherever a field is written, and would refuse changes of what others have left as it is.
 *
 * @param fields in an order that stays
 */
export function revisionOf(...fields: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);
}

/**
 * Holds a change against the revision that it is based on.
 *
 * @param sent undefined if the change does not say
 * @param present the record as it is now, locked
 * @throws Failure 409 with the record if that has another revision
 */
export function holdRevision(
  sent: string | undefined,
  present: NonNullable<FailureDetails['present']>,
): void {
  if (sent === undefined || sent === present.revision) return;
  throw new Failure(409, replies.requests.changedMeanwhile, { present });
}
