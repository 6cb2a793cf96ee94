import type { Question } from '../../api/entities';
import { difficulties } from '../../rules/limits';
import type { TableOrder } from '../../ui/table/TableSort';

const columns = ['title', 'description', 'difficulty', 'type'] as const;

/** A column that sorts the bank. */
export type QuestionColumn = (typeof columns)[number];

export const isColumn = (name: string): name is QuestionColumn =>
  columns.some((column) => column === name);

export interface QuestionSort {
  column: QuestionColumn;
  order: TableOrder;
}

/**
 * Sorts a copy: texts in natural order, with 2 before 10, and difficulties from easy to hard.
 *
 * @param typeName the displayed name of a type
 */
export function sortQuestions(
  questions: readonly Question[],
  { column, order }: QuestionSort,
  typeName: (question: Question) => string,
): readonly Question[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const sign = order === 'ascending' ? 1 : -1;
  const comparing: Record<QuestionColumn, (one: Question, other: Question) => number> = {
    title: (one, other) => compare(one.title, other.title),
    description: (one, other) => compare(one.description, other.description),
    difficulty: (one, other) =>
      difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty),
    type: (one, other) => compare(typeName(one), typeName(other)),
  };
  return [...questions].sort((one, other) => sign * comparing[column](one, other));
}
