import type { ApiError } from '../api/ApiError';
import type { Attempt, Receipt, SubmittedAnswer } from '../api/entities';
import { isJsonObject, type Shape } from '../api/shape';
import { saveAnswersShape, submitQuizShape } from '../api/shapes';
import { fromSubmission, letterOf, type Answers } from './answerSheet';
import type { Submitted } from './outboxEntry';

/** Whether the server says that the attempt is over, or was submitted before. */
export function isOverStatus({ kind, status }: ApiError): boolean {
  return kind === 'http' && (status === 409 || status === 410);
}

/** What a conflict carries beside its sentence; undefined where it does not, or cannot be read. */
function detailOf({ status, body }: ApiError, name: string, shape: Shape): unknown {
  if (status !== 409 || !isJsonObject(body)) return undefined;
  const inner = isJsonObject(body.data) ? body.data : {};
  try {
    return shape(body[name] ?? inner[name]);
  } catch {
    return undefined;
  }
}

/** The newer draft that a refused one carries; null for any other failure. */
export function staleDraftIn(error: ApiError): Attempt | null {
  return (detailOf(error, 'attempt', saveAnswersShape) as Attempt | undefined) ?? null;
}

/**
 * What a submission came to that was refused because another one is held, where that one has every
 * answer of it: a device may have kept only some of what it sent. Null where anything is missing,
 * and from servers that do not tell.
 */
export function submittedBefore(error: ApiError, answers: Answers): Submitted | null {
  const held = detailOf(error, 'submitted', submitQuizShape);
  if (!isJsonObject(held) || !Array.isArray(held.answers)) return null;
  const kept = fromSubmission(held.answers.filter(isJsonObject) as SubmittedAnswer[]);
  const hasAll = Object.entries(answers).every(([id, letter]) => letterOf(kept, id) === letter);
  const receipt = held.receipt as Receipt | undefined;
  return hasAll ? { ...(receipt && { receipt }) } : null;
}
