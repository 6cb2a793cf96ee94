import type { Marking } from '../kind/kind';
import { offeredLetters } from './places';

export const lettered: Marking = {
  mark({ answer: key }, answer, grading) {
    if (answer === key) return 1;
    if (grading !== 'partial') return 0;
    const right = [...answer].filter((letter) => key.includes(letter)).length;
    return Math.max(0, (2 * right - answer.length) / key.length);
  },
  unchosen: (item, counts) =>
    offeredLetters(item).filter((letter) => !item.answer.includes(letter) && !counts[letter]),
};
