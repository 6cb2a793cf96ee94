import { reopenableMs, submissionGraceMs } from './spans';

/** When a quiz opens and how long it stays open. */
export interface QuizTimes {
  /** The instant it opens: `schadule` on the wire. */
  opensAt: Date;
  /** Minutes; time that was given to everybody counts. */
  duration: number;
}

/** Upcoming until the start, open until the end, and then closed for good. */
export type QuizPhase = 'upcoming' | 'open' | 'closed';

/**
 * The instant at which a participant's time is over. Who joins late has what is left.
 *
 * @param extraMinutes what was given to this participant beyond the quiz's own time
 */
export function attemptEnd({ opensAt, duration }: QuizTimes, extraMinutes: number): Date {
  return new Date(opensAt.getTime() + (duration + extraMinutes) * 60_000);
}

/**
 * The instant at which a quiz closes: when nobody's time goes on any more.
 *
 * @param extraMinutes of its participants, in any order; none by default
 */
export function closingTime(times: QuizTimes, extraMinutes: readonly number[] = []): Date {
  return attemptEnd(times, Math.max(0, ...extraMinutes));
}

/**
 * How long a quiz is open once it was given more time: the minutes are added to its end, or count from
 * now where that has passed, then up to a minute more, for a duration is in whole ones.
 */
export function extendedDuration(
  { opensAt, duration }: QuizTimes,
  now: Date,
  minutes: number,
): number {
  const passed = Math.ceil((now.getTime() - opensAt.getTime()) / 60_000);
  return Math.max(duration, passed) + minutes;
}

/** Whether more time can still be given: until 12 hours after the closing. */
export function canBeExtended(closesAt: Date, now: Date): boolean {
  return now.getTime() < closesAt.getTime() + reopenableMs;
}

/**
 * The phase of a quiz at an instant, for somebody with so much time beyond the quiz's own. It is a
 * fact of time alone and needs nothing stored.
 *
 * @param extraMinutes default 0: the time that everybody has, until whose end a quiz can be joined
 */
export function quizPhase(times: QuizTimes, now: Date, extraMinutes = 0): QuizPhase {
  if (now < times.opensAt) return 'upcoming';
  return now < attemptEnd(times, extraMinutes) ? 'open' : 'closed';
}

/**
 * Whether a submission that arrives at `now` is graded: from the start until 30 s after the end of
 * the participant's own time. A later one is kept as late.
 *
 * @param extraMinutes what was given to this participant beyond the quiz's own time, default 0
 */
export function acceptsSubmission(times: QuizTimes, now: Date, extraMinutes = 0): boolean {
  const end = attemptEnd(times, extraMinutes).getTime();
  return now >= times.opensAt && now.getTime() <= end + submissionGraceMs;
}

/**
 * The end of the span of closing times whose quizzes nobody can submit any more: the grace of one
 * that closed before this instant is over. Such a quiz is graded, and its results are out.
 */
export function resultsPublishedBefore(now: Date): Date {
  return new Date(now.getTime() - submissionGraceMs);
}

/**
 * Whether students may see the results of a quiz: sooner, a classmate's score would tell who still
 * submits which answers are right. Its instructor sees them as they come.
 *
 * @param closesAt when it closes, as `closingTime` says
 */
export function areResultsPublished(closesAt: Date, now: Date): boolean {
  return closesAt < resultsPublishedBefore(now);
}
