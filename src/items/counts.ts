import type { Answer } from '../rules/answers';
import { isAnswer } from './isAnswer';
import type { AnswerCounts, Graded } from './kind/kind';
import { markingOf } from './marking';

/** Adds up numbers. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Each answer with its count. A server may send more than answers. */
const counted = (counts: AnswerCounts): [Answer, number][] =>
  Object.entries(counts).flatMap(([answer, count]) => (isAnswer(answer) ? [[answer, count]] : []));

function tally(all: readonly (readonly [string, number])[]): AnswerCounts {
  const counts: AnswerCounts & Record<string, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const [answer, count] of all) counts[answer] = (counts[answer] ?? 0) + count;
  return counts;
}

/** Counts answers. */
export const countAnswers = (answers: readonly Answer[]): AnswerCounts =>
  tally(answers.filter(isAnswer).map((answer) => [answer, 1] as const));

/** Adds up counts of one item. */
export const addCounts = (counts: readonly AnswerCounts[]): AnswerCounts =>
  tally(counts.flatMap(counted));

const sumOf = (counts: AnswerCounts, worth: (answer: Answer) => number): number =>
  counted(counts).reduce((sum, [answer, count]) => sum + worth(answer) * count, 0);

/** How many attempts answered the item. */
export const answeredIn = (counts: AnswerCounts): number => sumOf(counts, () => 1);

/** The sum of the marks that counted answers earned. */
export const earnedIn = (item: Graded, counts: AnswerCounts): number =>
  sumOf(counts, (answer) => markingOf(item).mark(item, answer));
