import type { Answers } from '../../src/rules/answers';
import type { Letter } from '../../src/rules/limits';

/** The right letter by question. */
export type Key = ReadonlyMap<string, Letter>;

export const scorePerQuestion = 5;

/** The score of these answers, calculated without the product's own grader. */
export function referenceScore(key: Key, answers: Answers): number {
  let score = 0;
  for (const [question, right] of key) {
    if (answers[question] === right) score += scorePerQuestion;
  }
  return score;
}
