import type { Letter } from './limits';

/** An item as it was drawn into a quiz: its id and its key. */
export interface KeyedItem {
  id: string;
  answer: Letter;
}

/** The chosen letters of an attempt by item id; an item that was left out has none. */
export type ChosenLetters = Readonly<Record<string, Letter>>;

/** The letter that was chosen for an item; undefined where it was left out. */
export function chosenLetter(answers: ChosenLetters, { id }: KeyedItem): Letter | undefined {
  // Ids are a server's to make: one may be the name of something that every object inherits.
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/**
 * Grades an attempt: correct answers × `scorePerQuestion` (spec §3). Items without an answer, and
 * answers to items that are not in the quiz, count nothing.
 */
export function gradeAttempt(
  items: readonly KeyedItem[],
  answers: ChosenLetters,
  scorePerQuestion: number,
): number {
  const correct = items.filter((item) => chosenLetter(answers, item) === item.answer);
  return correct.length * scorePerQuestion;
}
