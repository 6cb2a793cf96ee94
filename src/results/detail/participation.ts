import type { Participation, Profile } from '../../api/entities';
import { minutesAndSecondsBetween } from '../../rules/formats';
import { fullName } from '../../rules/people';

/** First and last name of the participant. */
export function nameOf({ participant }: Participation): string {
  return fullName(participant);
}

/** Whether this row belongs to the user. Plain servers send no ids of participants. */
export function isOf({ participant }: Participation, user: Profile | undefined): boolean {
  if (user === undefined) return false;
  if (participant._id !== undefined) return participant._id === user._id;
  return participant.email.toLowerCase() === user.email.toLowerCase();
}

/** The time a participant took, in seconds; null if it is not known. */
export function secondsOf({ started_at, finished_at }: Participation): number | null {
  const taken = minutesAndSecondsBetween(started_at, finished_at);
  return taken === null ? null : taken.minutes * 60 + taken.seconds;
}
