import { letters } from '../../rules/limits';
import type { Saying } from '../kind/kind';
import { placesIn } from './places';

/** Letters, each once and in order. */
export const areLetters = new RegExp(`^(?=.)${letters.join('?')}?$`);

export const multiple: Saying = {
  fits: ({ options }, answer) =>
    areLetters.test(answer) &&
    placesIn(answer).every((place) => options[letters[place] ?? 'A'] !== undefined),
  name: (_question, answer) => [...answer].join(', '),
  texts: ({ options }, answer) =>
    placesIn(answer).map((place) => options[letters[place] ?? 'A'] ?? ''),
};

export const single: Saying = {
  fits: (question, answer) => answer.length === 1 && multiple.fits(question, answer),
  name: multiple.name,
  texts: multiple.texts,
};
