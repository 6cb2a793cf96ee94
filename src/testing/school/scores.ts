import { gradeAttempt, type KeyedItem } from '../../items/grading';
import { gradedOf } from '../../items/parts';
import { answersOf, type Answers } from '../../rules/answers';
import type { OwnedQuiz, StoredAttempt } from './records';

/** The key of a quiz. */
export function keyOf({ items }: OwnedQuiz): KeyedItem[] {
  return items.map((item) => ({ id: item._id, ...gradedOf(item) }));
}

/** The answers that an attempt gave. */
export function givenIn({ choices }: StoredAttempt): Answers {
  return answersOf(choices);
}

/** The score of an attempt. One that was not submitted is graded with its current answers. */
export function scoreOf(owned: OwnedQuiz, attempt: StoredAttempt): number {
  const { score_per_question: scorePerQuestion, grading } = owned.quiz;
  return gradeAttempt(keyOf(owned), givenIn(attempt), { scorePerQuestion, grading });
}

/** The score for right answers to all questions. */
export function maximumOf({ items, quiz }: OwnedQuiz): number {
  return items.length * quiz.score_per_question;
}

/** The mean of scores, in percent of the maximum with one decimal. */
export function meanPercent(shares: readonly number[]): number {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.round(mean * 1000) / 10;
}
