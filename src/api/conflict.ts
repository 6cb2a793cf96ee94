import { ApiError } from './ApiError';
import type { Attempt, Receipt, SavedAnswer } from './entities';
import { isReceipt } from './isReceipt';
import { isJsonObject, type Shape } from './shape';
import { saveAnswersShape, submitQuizShape } from './shapes';

/**
 * What a refusal says about the state of things:
 *
 * - `running`: the attempt still runs, and its answers changed or its time is not up (decision 41)
 * - `submitted`: the attempt is over, and these answers count
 * - `over`: the time for the call is over, and the body does not say what counts
 */
export type Conflict =
  | { is: 'running'; attempt: Attempt }
  | { is: 'submitted'; answers: SavedAnswer[]; receipt: Receipt }
  | { is: 'over' };

/** A field of a 409 beside its sentence; undefined if it is absent or cannot be read. */
function detailOf({ isConflict, body }: ApiError, name: string, shape: Shape): unknown {
  if (!isConflict || !isJsonObject(body)) return undefined;
  const inner = isJsonObject(body.data) ? body.data : {};
  try {
    return shape(body[name] ?? inner[name]);
  } catch {
    return undefined;
  }
}

/**
 * The record as it is now, if a change was refused because it is based on an earlier revision.
 *
 * @param list how a list of such records is read
 */
export function presentIn<Entry>(error: unknown, list: Shape): Entry | undefined {
  if (!(error instanceof ApiError) || error.code !== 'record.changed') return undefined;
  return (detailOf(error, 'present', (value) => list([value])) as Entry[] | undefined)?.[0];
}

/** The one place that tells the meanings of a 409 or 410 apart; null for every other failure. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof ApiError && error.isOver)) return null;
  const attempt = detailOf(error, 'attempt', saveAnswersShape) as Attempt | undefined;
  if (attempt !== undefined) return { is: 'running', attempt };
  const conflict = detailOf(error, 'submitted', submitQuizShape);
  if (!isJsonObject(conflict) || !Array.isArray(conflict.answers) || !isReceipt(conflict.receipt)) {
    return { is: 'over' };
  }
  const answers = conflict.answers.filter(isJsonObject) as unknown as SavedAnswer[];
  return { is: 'submitted', answers, receipt: conflict.receipt };
}
