import type { ApiError } from '../../api/ApiError';
import type { Attempt, SavedAnswer } from '../../api/entities';
import { isReceipt } from '../../api/isReceipt';
import { isRefusal } from '../../api/isRefusal';
import { isJsonObject, type Shape } from '../../api/shape';
import { saveAnswersShape, submitQuizShape } from '../../api/shapes';
import { fromSaved } from './savedAnswers';
import type { AttemptRecord } from '../keeping/outboxEntry';

/** Whether the server says that the attempt is over, or was submitted before. */
export function isOverStatus(error: ApiError): boolean {
  return isRefusal(error, 409, 410);
}

/** What a conflict carries beside its sentence; undefined where it does not, or cannot be read. */
function detailOf(error: ApiError, name: string, shape: Shape): unknown {
  const { body } = error;
  if (!isRefusal(error, 409) || !isJsonObject(body)) return undefined;
  const inner = isJsonObject(body.data) ? body.data : {};
  try {
    return shape(body[name] ?? inner[name]);
  } catch {
    return undefined;
  }
}

/** The attempt that still runs, where a submission was refused for that; null for other failures. */
export function attemptIn(error: ApiError): Attempt | null {
  return (detailOf(error, 'attempt', saveAnswersShape) as Attempt | undefined) ?? null;
}

/** What counts of an attempt that is over; null from servers that do not tell. */
export function recordIn(error: ApiError): AttemptRecord | null {
  const told = detailOf(error, 'submitted', submitQuizShape);
  if (!isJsonObject(told) || !Array.isArray(told.answers) || !isReceipt(told.receipt)) return null;
  return {
    choices: fromSaved(told.answers.filter(isJsonObject) as unknown as SavedAnswer[]),
    receipt: told.receipt,
  };
}
