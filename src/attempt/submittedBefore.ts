import type { ApiError } from '../api/ApiError';
import type { Receipt } from '../api/entities';
import { submitQuizShape } from '../api/shapes';
import { fromSubmission, type Answers } from './answerSheet';
import type { Submitted } from './outboxEntry';
import { isRecord } from './storedJson';

/**
 * What a submission came to that was refused because another one is held, where that one has every
 * answer of it: a device may have kept only some of what it sent. Null where anything is missing,
 * and from servers that do not tell.
 */
export function submittedBefore({ status, body }: ApiError, answers: Answers): Submitted | null {
  if (status !== 409 || !isRecord(body)) return null;
  const held = body.submitted ?? (isRecord(body.data) ? body.data.submitted : undefined);
  if (!isRecord(held) || !Array.isArray(held.answers)) return null;
  try {
    const { receipt } = submitQuizShape(held, 'submitted') as { receipt?: Receipt };
    const kept = fromSubmission(held.answers);
    const hasAll = Object.entries(answers).every(([id, letter]) => kept[id] === letter);
    return hasAll ? { ...(receipt && { receipt }) } : null;
  } catch {
    return null;
  }
}
