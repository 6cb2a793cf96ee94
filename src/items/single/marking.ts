import { letters } from '../../rules/limits';
import type { AnswerCounts, Marking } from '../kind/kind';

function countsBy(countOf: (letter: (typeof letters)[number]) => number): AnswerCounts {
  return { A: countOf('A'), B: countOf('B'), C: countOf('C'), D: countOf('D') };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

export const single: Marking = {
  mark: ({ answer: key }, answer) => (answer === key ? 1 : 0),
  count: (answers) => countsBy((letter) => answers.filter((answer) => answer === letter).length),
  add: (counts) => countsBy((letter) => sum(counts.map((each) => each[letter]))),
  answered: (counts) => sum(letters.map((letter) => counts[letter])),
  earned: ({ answer }, counts) => counts[answer],
  unchosen: ({ answer }, counts) =>
    letters.filter((letter) => letter !== answer && counts[letter] === 0),
};
