import type { ApiError } from '../api/ApiError';
import type { Attempt } from '../api/entities';
import { saveAnswersShape } from '../api/shapes';
import { isRecord } from './storedJson';

/** The newer draft that a refused one (409) carries; null for any other failure. */
export function staleDraftIn({ status, body }: ApiError): Attempt | null {
  if (status !== 409 || !isRecord(body)) return null;
  const held = body.attempt ?? (isRecord(body.data) ? body.data.attempt : undefined);
  try {
    return saveAnswersShape(held, 'attempt') as Attempt;
  } catch {
    return null;
  }
}
