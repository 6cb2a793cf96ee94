import { schedulePastMs } from 'quizwright/rules';
import { fieldFailure } from '../routes/failure';

const farthestYears = 10;

/**
 * The instant at which a quiz is to open.
 *
 * @param schadule an ISO 8601 instant with its offset
 * @throws Failure 400 on `schadule` when it names no instant, is past or absurdly far ahead
 */
export function openingTime(schadule: string, now: Date): Date {
  const opensAt = new Date(schadule);
  // The contract's format allows leap seconds, which a Date does not.
  if (Number.isNaN(opensAt.getTime())) {
    throw fieldFailure('schadule', 'Schedule must be a date and time that exist.');
  }
  if (opensAt.getTime() < now.getTime() - schedulePastMs) {
    throw fieldFailure('schadule', 'Schedule is in the past. Choose a time from now on.');
  }
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + farthestYears);
  if (opensAt > latest) {
    throw fieldFailure('schadule', `Schedule is more than ${farthestYears} years ahead.`);
  }
  return opensAt;
}
