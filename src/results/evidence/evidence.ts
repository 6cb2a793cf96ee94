import type { ApiError } from '../../api/ApiError';
import type { Evidence } from '../../api/entities';
import type { QueryResult } from '../../api/hookTypes';

/** Whether it says that there is no evidence: no such operation, another's quiz, or one not closed. */
export function isWithoutEvidence(error: ApiError): boolean {
  // Where a proxy's page seems to say so, evidence is only not shown until it is loaded again.
  return error.isMissing || error.isForbidden || error.isConflict;
}

/** Whether there is evidence to show, or some that another try might bring. */
export function hasEvidence({ data, error }: QueryResult<Evidence>): boolean {
  return data !== undefined || (error !== null && !isWithoutEvidence(error));
}
