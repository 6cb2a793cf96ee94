import type { Participation, Profile } from '../../api/entities';
import { minutesAndSecondsBetween } from '../../rules/formats';

/** First and last name of who took part. */
export function nameOf({ participant }: Participation): string {
  return `${participant.first_name} ${participant.last_name}`.trim();
}

/** Whether it is the row of this user; plain servers send no ids of participants. */
export function isOf({ participant }: Participation, user: Profile | undefined): boolean {
  if (user === undefined) return false;
  if (participant._id !== undefined) return participant._id === user._id;
  return participant.email.toLowerCase() === user.email.toLowerCase();
}

/** How long somebody took, in seconds; null where that is not known. */
export function secondsOf({ started_at, finished_at }: Participation): number | null {
  const taken = minutesAndSecondsBetween(started_at, finished_at);
  return taken === null ? null : taken.minutes * 60 + taken.seconds;
}
