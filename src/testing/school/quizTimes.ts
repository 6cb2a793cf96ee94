import {
  areResultsPublished,
  attemptEnd,
  closingTime,
  quizPhase,
  type QuizTimes,
} from '../../rules/lifecycle';
import type { OwnedQuiz, StoredAttempt } from './records';
import type { SchoolData } from './schoolData';

export function timesOf({ quiz }: OwnedQuiz): QuizTimes {
  return { opensAt: new Date(quiz.schadule), duration: quiz.duration };
}

/** When a participant's time is over. */
export function endOf(owned: OwnedQuiz, { extraMinutes }: StoredAttempt): Date {
  return attemptEnd(timesOf(owned), extraMinutes);
}

/** Whether a participant has submitted, before the end or within the grace. */
export function isSubmitted(owned: OwnedQuiz, attempt: StoredAttempt, now: Date): boolean {
  const { submittedAt, hasSubmitted: cameInGrace } = attempt;
  return submittedAt !== null || (cameInGrace && now >= endOf(owned, attempt));
}

/** The attempts of all who have joined a quiz. */
export function attemptsAt({ attempts }: SchoolData, { quiz }: OwnedQuiz): StoredAttempt[] {
  return attempts.filter((attempt) => attempt.quiz === quiz._id);
}

/** When a quiz closes: when the last participant's time is over, even if they have submitted. */
export function closesAt(data: SchoolData, owned: OwnedQuiz): Date {
  const extra = attemptsAt(data, owned).map(({ extraMinutes }) => extraMinutes);
  return closingTime(timesOf(owned), extra);
}

export function hasClosed(data: SchoolData, owned: OwnedQuiz, now: Date): boolean {
  return now >= closesAt(data, owned);
}

/** Whether no one can submit a quiz any more, so students may see its results. */
export function isPublished(data: SchoolData, owned: OwnedQuiz, now: Date): boolean {
  return areResultsPublished(closesAt(data, owned), now);
}

/** Whether a quiz has opened and still accepts submissions. */
export function hasAttempt(data: SchoolData, owned: OwnedQuiz, now: Date): boolean {
  return quizPhase(timesOf(owned), now) !== 'upcoming' && !isPublished(data, owned, now);
}

/** When the quiz closed, as the wire says it; null before that. */
export function closedAt(data: SchoolData, owned: OwnedQuiz, now: Date): string | null {
  return hasClosed(data, owned, now) ? closesAt(data, owned).toISOString() : null;
}
