import type { Answer } from '../../rules/answers';
import { letters, mostGivenAnswers, type Letter } from '../../rules/limits';
import type { AnswerCounts, Counted, AnswerTally } from './kind';

/** Adds up numbers. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Each option with its count. A server may send more than options. */
const counted = (counts: AnswerCounts): [Letter, number][] =>
  letters.flatMap((letter) => {
    const count = counts[letter];
    return count === undefined ? [] : [[letter, count]];
  });

function addUp(all: readonly (readonly [string, number])[]): AnswerCounts {
  const counts: AnswerCounts & Record<string, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const [letter, count] of all) counts[letter] = (counts[letter] ?? 0) + count;
  return counts;
}

/** How many answers chose each option. */
export const countChoices = (given: AnswerTally): AnswerCounts =>
  addUp(
    [...given].flatMap(([answer, count]) =>
      letters.filter((letter) => answer.includes(letter)).map((letter) => [letter, count] as const),
    ),
  );

/** Adds up counts of one item. */
export const addCounts = (counts: readonly AnswerCounts[]): AnswerCounts =>
  addUp(counts.flatMap(counted));

/** How many attempts answered an item, where each chose one option. */
export const attemptsAnswering = (counts: AnswerCounts): number =>
  sum(counted(counts).map(([, count]) => count));

/** How many attempts gave which answers, where these are endlessly many. */
type Given = NonNullable<Counted['given']>;

/** The most frequent answers, the most frequent first. */
export const mostFrequent = (given: AnswerTally): Given =>
  [...given]
    .map(([answer, count]) => ({ answer, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, mostGivenAnswers);

/** Adds up the most frequent answers of one item. */
export function addGiven(all: readonly Given[]): Given {
  const counts = new Map<Answer, number>();
  for (const { answer, count } of all.flat()) counts.set(answer, (counts.get(answer) ?? 0) + count);
  return mostFrequent(counts);
}
