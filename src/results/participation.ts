import type { Participation } from '../api/entities';
import { minutesAndSecondsBetween } from '../rules/formats';

/** First and last name of who took part. */
export function nameOf({ participant }: Participation): string {
  return `${participant.first_name} ${participant.last_name}`.trim();
}

/** How long somebody took, in seconds; null where that is not known. */
export function secondsOf({ started_at, finished_at }: Participation): number | null {
  const taken = minutesAndSecondsBetween(started_at, finished_at);
  return taken === null ? null : taken.minutes * 60 + taken.seconds;
}
