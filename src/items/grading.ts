import { answerOf, type Answer, type Answers } from '../rules/answers';
import type { Grading } from '../rules/limits';
import { sum } from './kind/counts';
import type { Graded } from './kind/kind';
import { rulesOf } from './itemRules';

/** An item as it was drawn into a quiz: its id and what grading needs of it. */
export interface KeyedItem extends Graded {
  id: string;
}

/** What a quiz says of its grading. */
export interface GradedQuiz {
  scorePerQuestion: number;
  /** What an answer earns that is right in part. @default 'all_or_nothing' */
  grading?: Grading | undefined;
}

/** Every share of up to six right options is a whole number of these, which add up exactly. */
const sharesPerMark = 60;

/**
 * What an answer earns of an item's points, 0 to 60: a whole number of sixtieths; 0 where the item
 * was omitted.
 */
export function markOf(
  item: KeyedItem,
  answer: Answer | undefined,
  grading: Grading | undefined,
): number {
  const mark = answer === undefined ? 0 : rulesOf(item).mark(item, answer, grading);
  return Math.round(mark * sharesPerMark);
}

/** Marks as shares of an item's points. */
export const shareOf = (marks: number): number => marks / sharesPerMark;

/**
 * Grades an attempt: correct answers × `scorePerQuestion` (spec §3). With partial grading, shares of
 * a question count too, and their sum is rounded once, to two decimals. Omitted items, and answers
 * to items that are not in the quiz, count nothing.
 */
export function gradeAttempt(
  items: readonly KeyedItem[],
  answers: Answers,
  { scorePerQuestion, grading }: GradedQuiz,
): number {
  const marks = sum(items.map((item) => markOf(item, answerOf(answers, item.id), grading)));
  return Math.round(shareOf(marks * scorePerQuestion) * 100) / 100;
}
