import type { Letter } from './limits';

/** An item as it was drawn into a quiz: its id and its key. */
export interface KeyedItem {
  id: string;
  answer: Letter;
}

/**
 * Grades an attempt: correct answers × `scorePerQuestion` (spec §3). Items without an answer, and
 * answers to items that are not in the quiz, count nothing.
 *
 * @param answers the chosen letter by item id
 */
export function gradeAttempt(
  items: readonly KeyedItem[],
  answers: Readonly<Record<string, Letter>>,
  scorePerQuestion: number,
): number {
  const correct = items.filter(
    (item) => Object.hasOwn(answers, item.id) && answers[item.id] === item.answer,
  );
  return correct.length * scorePerQuestion;
}
