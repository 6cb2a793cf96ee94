import type { Difficulty, QuestionType } from '../../../rules/limits';

const types = new Map<string, QuestionType>([
  ['fe', 'FE'],
  ['frontend', 'FE'],
  ['be', 'BE'],
  ['backend', 'BE'],
  ['do', 'DO'],
  ['devops', 'DO'],
]);
const difficulties = new Map<string, Difficulty>([
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
]);

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The type that a word of a file names, by its code or its English name. */
export function typeNamed(text: string): QuestionType | undefined {
  return types.get(plain(text));
}

/** The difficulty that a word of a file names. */
export function difficultyNamed(text: string): Difficulty | undefined {
  return difficulties.get(plain(text));
}
