import { letters } from '../../rules/limits';
import type { Saying } from '../kind/kind';
import { placesIn } from './places';
import { shownLetters } from './shownLetters';

export const lettered: Saying = {
  name(question, answer) {
    const shown = shownLetters(question);
    const named = shown.flatMap((letter, place) => (answer.includes(letter) ? letters[place] : []));
    return named.join(', ');
  },
  texts: ({ options }, answer) =>
    placesIn(answer).map((place) => options[letters[place] ?? 'A'] ?? ''),
};
