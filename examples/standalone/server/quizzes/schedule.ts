import { scheduleProblem } from 'quizwright/rules';
import { fieldFailure } from '../kernel/failure';

/**
 * The instant at which a quiz opens.
 *
 * @param schadule an ISO 8601 instant with its offset
 * @throws Failure 400 on `schadule` when it is no instant, past or absurdly far ahead
 */
export function openingTime(schadule: string, now: Date): Date {
  const problem = scheduleProblem(schadule, now);
  if (problem !== null) throw fieldFailure('schadule', problem);
  return new Date(schadule);
}
