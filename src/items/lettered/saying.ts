import { letters } from '../../rules/limits';
import type { Saying } from '../kind/kind';
import { placesIn } from './places';

export const lettered: Saying = {
  name: (_question, answer) => [...answer].join(', '),
  texts: ({ options }, answer) =>
    placesIn(answer).map((place) => options[letters[place] ?? 'A'] ?? ''),
};
