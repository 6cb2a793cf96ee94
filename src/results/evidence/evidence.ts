import type { ApiError } from '../../api/ApiError';
import type { Evidence } from '../../api/entities';
import type { QueryResult } from '../../api/hookTypes';

/**
 * Whether an error means that there are no statistics: no such operation, another instructor's
 * quiz, or a quiz that has not closed.
 */
export function isWithoutEvidence(error: ApiError): boolean {
  // If this is a proxy's page, statistics are merely hidden until the next load.
  return error.isMissing || error.isForbidden || error.isConflict;
}

/** Whether there are statistics to show, or a retry might bring some. */
export function hasEvidence({ data, error }: QueryResult<Evidence>): boolean {
  return data !== undefined || (error !== null && !isWithoutEvidence(error));
}
