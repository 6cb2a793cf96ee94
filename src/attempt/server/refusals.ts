import type { ApiError } from '../../api/ApiError';
import { conflictOf } from '../../api/conflict';
import type { Attempt } from '../../api/entities';
import type { AttemptRecord } from '../answers/outboxEntry';
import { fromSaved } from './savedAnswers';

/** The attempt, if a submission was refused because it can continue; null for other failures. */
export function attemptIn(error: ApiError): Attempt | null {
  const conflict = conflictOf(error);
  return conflict?.is === 'running' ? conflict.attempt : null;
}

/** The answers that count in an attempt that is over; null if the server does not send them. */
export function recordIn(error: ApiError): AttemptRecord | null {
  const conflict = conflictOf(error);
  if (conflict?.is !== 'submitted') return null;
  return { choices: fromSaved(conflict.answers), receipt: conflict.receipt };
}
