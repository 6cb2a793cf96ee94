import { letters } from '../../rules/limits';
import type { Saying } from '../kind/kind';
import { shownLetters } from './shownLetters';

export const single: Saying = {
  name: (question, answer) => letters[shownLetters(question).indexOf(answer)] ?? answer,
  text: ({ options }, answer) => (options as Readonly<Record<string, string>>)[answer] ?? '',
};
