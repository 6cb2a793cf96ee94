import type { Answer } from '../../rules/answers';
import { letters } from '../../rules/limits';
import type { Offered } from '../kind/kind';

/** The letters of a question's options: up to the last one that is there. */
export function offeredLetters({ options }: Pick<Offered, 'options'>) {
  const count = letters.findLastIndex((letter) => options[letter] !== undefined) + 1;
  return letters.slice(0, count);
}

/** The places of the options that an answer names, from 0. */
export const placesIn = (answer: Answer): number[] =>
  letters.flatMap((letter, place) => (answer.includes(letter) ? [place] : []));

/** The answer that names the options at some places; empty for none. */
export const answerAt = (places: readonly number[]): Answer =>
  letters.filter((_, place) => places.includes(place)).join('');
