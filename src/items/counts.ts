import type { Answer } from '../rules/answers';
import { letters, type Letter } from '../rules/limits';
import { isAnswer } from './kind/isAnswer';
import type { AnswerCounts } from './kind/kind';
import { placesIn } from './lettered/places';

/** Adds up numbers. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Each option with its count. A server may send more than options. */
const counted = (counts: AnswerCounts): [Letter, number][] =>
  letters.flatMap((letter) => {
    const count = counts[letter];
    return count === undefined ? [] : [[letter, count]];
  });

function tally(all: readonly (readonly [string, number])[]): AnswerCounts {
  const counts: AnswerCounts & Record<string, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const [letter, count] of all) counts[letter] = (counts[letter] ?? 0) + count;
  return counts;
}

/** How many answers chose each option. */
export const countAnswers = (answers: readonly Answer[]): AnswerCounts =>
  tally(
    answers
      .filter(isAnswer)
      .flatMap(placesIn)
      .map((place) => [letters[place] ?? '', 1] as const),
  );

/** Adds up counts of one item. */
export const addCounts = (counts: readonly AnswerCounts[]): AnswerCounts =>
  tally(counts.flatMap(counted));

/** How many attempts answered an item, where each chose one option. */
export const attemptsAnswering = (counts: AnswerCounts): number =>
  sum(counted(counts).map(([, count]) => count));
