import { submissionGraceMs } from './limits';

/** When a quiz opens and how long it stays open. */
export interface QuizTimes {
  /** The instant it opens: `schadule` on the wire. */
  opensAt: Date;
  /** Minutes. */
  duration: number;
}

/** A quiz is upcoming until it opens, open for its duration, and then closed for good. */
export type QuizPhase = 'upcoming' | 'open' | 'closed';

/** The instant at which a quiz closes. */
export function closingTime({ opensAt, duration }: QuizTimes): Date {
  return new Date(opensAt.getTime() + duration * 60_000);
}

/** The phase of a quiz at an instant; it is a fact of time alone and needs nothing stored. */
export function quizPhase(times: QuizTimes, now: Date): QuizPhase {
  if (now < times.opensAt) return 'upcoming';
  return now < closingTime(times) ? 'open' : 'closed';
}

/** Whether a submission that arrives at `now` is still graded: until 30 s after the quiz closes. */
export function acceptsSubmission(times: QuizTimes, now: Date): boolean {
  return now >= times.opensAt && now.getTime() <= closingTime(times).getTime() + submissionGraceMs;
}
