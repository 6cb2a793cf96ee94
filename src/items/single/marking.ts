import type { Marking } from '../kind/kind';
import { offeredLetters } from './content';

export const single: Marking = {
  mark: ({ answer: key }, answer) => (answer === key ? 1 : 0),
  unchosen: (item, counts) =>
    offeredLetters(item).filter((letter) => letter !== item.answer && !counts[letter]),
};
