import { lettersOf } from '../../rules/choices';
import { gradeAttempt, type ChosenLetters, type KeyedItem } from '../../rules/grading';
import type { OwnedQuiz, StoredAttempt } from './records';

/** The key of a quiz. */
export function keyOf({ items }: OwnedQuiz): KeyedItem[] {
  return items.map(({ _id, answer }) => ({ id: _id, answer }));
}

/** The letters that an attempt chose. */
export function chosenIn({ choices }: StoredAttempt): ChosenLetters {
  return lettersOf(choices);
}

/** The score of an attempt. One that was not submitted is graded with its current answers. */
export function scoreOf(owned: OwnedQuiz, attempt: StoredAttempt): number {
  return gradeAttempt(keyOf(owned), chosenIn(attempt), owned.quiz.score_per_question);
}

/** The mean of scores, in percent of the maximum with one decimal. */
export function meanPercent(shares: readonly number[]): number {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.round(mean * 1000) / 10;
}
