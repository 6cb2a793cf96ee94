import { creationChange, lateChange, submissionChange } from '../school/history';
import type { KeptChange, OwnedQuiz, StoredAttempt } from '../school/records';

/** The history before the school's first day. */
export function seedChanges(
  quizzes: readonly OwnedQuiz[],
  attempts: readonly StoredAttempt[],
): KeptChange[] {
  return quizzes.flatMap((owned) => [
    creationChange(owned),
    ...attempts
      .filter(({ quiz }) => quiz === owned.quiz._id)
      .flatMap((attempt) => [
        ...(attempt.submittedAt ? [submissionChange(owned, attempt, attempt.submittedAt)] : []),
        ...(attempt.late
          ? [lateChange(attempt, attempt.late.receivedAt, attempt.late.choices)]
          : []),
      ]),
  ]);
}
