import { answerOf, type Answers } from '../rules/answers';
import { markingOf, type KeyedItem } from './marking';

/** The share of an item's points that an attempt earned, 0 to 1; 0 where the item was omitted. */
export function markOf(item: KeyedItem, answers: Answers): number {
  const answer = answerOf(answers, item.id);
  return answer === undefined ? 0 : markingOf(item).mark(item, answer);
}

/**
 * Grades an attempt: correct answers × `scorePerQuestion` (spec §3). Omitted items, and answers to
 * items that are not in the quiz, count nothing.
 */
export function gradeAttempt(
  items: readonly KeyedItem[],
  answers: Answers,
  scorePerQuestion: number,
): number {
  return items.reduce((sum, item) => sum + markOf(item, answers), 0) * scorePerQuestion;
}
