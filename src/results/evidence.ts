import type { ApiError } from '../api/ApiError';
import type { Evidence } from '../api/entities';
import type { QueryResult } from '../api/hookTypes';

/** Whether it says that there is no evidence: no such operation, another's quiz, or one not closed. */
export function isWithoutEvidence({ status }: ApiError): boolean {
  return [403, 404, 405, 409, 501].includes(status);
}

/** Whether there is evidence to show, or some that another try might bring. */
export function hasEvidence({ data, error }: QueryResult<Evidence>): boolean {
  return data !== undefined || (error !== null && !isWithoutEvidence(error));
}
