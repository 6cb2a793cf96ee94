import type { Quiz } from '../../api/entities';
import type { QuizTimes } from '../../rules/lifecycle';

/** When a quiz opens and for how long; null if the server does not say. */
export function timesOf({
  schadule,
  duration,
}: Pick<Quiz, 'schadule' | 'duration'>): QuizTimes | null {
  if (schadule === undefined || duration === undefined) return null;
  const opensAt = new Date(schadule);
  return Number.isNaN(opensAt.getTime()) ? null : { opensAt, duration };
}
