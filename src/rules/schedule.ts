import { farthestScheduleYears, schedulePastMs } from './spans';
import { replies, type Refusing } from './replies';

/**
 * The problem with a quiz's schedule, as its 400 says it; null if there is none.
 *
 * @param schadule an ISO 8601 instant with its offset
 */
export function scheduleProblem(schadule: string, now: Date): Refusing | null {
  const opensAt = new Date(schadule);
  // The contract's format allows leap seconds, which a Date does not.
  if (Number.isNaN(opensAt.getTime())) return replies.quizzes.scheduleUnreal;
  if (opensAt.getTime() < now.getTime() - schedulePastMs) return replies.quizzes.schedulePast;
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + farthestScheduleYears);
  return opensAt > latest ? replies.quizzes.scheduleTooFar(farthestScheduleYears) : null;
}
