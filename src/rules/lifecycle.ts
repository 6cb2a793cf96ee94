import { reopenableMs, submissionGraceMs } from './spans';

/** When a quiz opens and how long it stays open. */
export interface QuizTimes {
  /** When it opens: `schadule` on the wire. */
  opensAt: Date;
  /** Minutes, including time added for everyone. */
  duration: number;
}

/** Upcoming until the start, open until the end, and then closed for good. */
export type QuizPhase = 'upcoming' | 'open' | 'closed';

/**
 * The instant at which a participant's time is over. Students who join late get the time remaining.
 *
 * @param extraMinutes minutes added for this participant alone
 */
export function attemptEnd({ opensAt, duration }: QuizTimes, extraMinutes: number): Date {
  return new Date(opensAt.getTime() + (duration + extraMinutes) * 60_000);
}

/**
 * The instant at which a quiz closes, when the last participant's time is over.
 *
 * @param extraMinutes minutes added for each participant, in any order; none by default
 */
export function closingTime(times: QuizTimes, extraMinutes: readonly number[] = []): Date {
  return attemptEnd(times, Math.max(0, ...extraMinutes));
}

/**
 * The new duration of a quiz after time was added. The minutes extend its end, or count from now if
 * the end has passed. The time passed until now is rounded up to whole minutes.
 */
export function extendedDuration(
  { opensAt, duration }: QuizTimes,
  now: Date,
  minutes: number,
): number {
  const passed = Math.ceil((now.getTime() - opensAt.getTime()) / 60_000);
  return Math.max(duration, passed) + minutes;
}

/** Whether time can still be added: until 12 hours after closing. */
export function canBeExtended(closesAt: Date, now: Date): boolean {
  return now.getTime() < closesAt.getTime() + reopenableMs;
}

/**
 * The phase of a quiz at an instant. It follows from the times alone, so nothing is stored.
 *
 * @param extraMinutes minutes added for one participant. With 0, the default, the phase is the
 *   quiz's own, and students can join until it closes.
 */
export function quizPhase(times: QuizTimes, now: Date, extraMinutes = 0): QuizPhase {
  if (now < times.opensAt) return 'upcoming';
  return now < attemptEnd(times, extraMinutes) ? 'open' : 'closed';
}

/**
 * Whether a submission that arrives at `now` is graded: from the start until 30 s after the end of
 * the participant's own time. A later one is kept as late.
 *
 * @param extraMinutes minutes added for this participant alone, default 0
 */
export function acceptsSubmission(times: QuizTimes, now: Date, extraMinutes = 0): boolean {
  const end = attemptEnd(times, extraMinutes).getTime();
  return now >= times.opensAt && now.getTime() <= end + submissionGraceMs;
}

/**
 * The closing time before which the results of a quiz are published. Quizzes that closed earlier
 * are past their grace, so no submission can still arrive and they are graded.
 */
export function resultsPublishedBefore(now: Date): Date {
  return new Date(now.getTime() - submissionGraceMs);
}

/**
 * Whether students may see the results of a quiz. Earlier, a classmate's score would give away
 * right answers to students who have not submitted yet. Its instructor sees results as they arrive.
 *
 * @param closesAt from `closingTime`
 */
export function areResultsPublished(closesAt: Date, now: Date): boolean {
  return closesAt < resultsPublishedBefore(now);
}
