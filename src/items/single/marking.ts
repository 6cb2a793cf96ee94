import { letters } from '../../rules/limits';
import type { Marking } from '../kind/kind';

export const single: Marking = {
  mark: ({ answer: key }, answer) => (answer === key ? 1 : 0),
  unchosen: ({ answer }, counts) =>
    letters.filter((letter) => letter !== answer && counts[letter] === 0),
};
