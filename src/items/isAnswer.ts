import type { Answer } from '../rules/answers';
import { areLetters } from './lettered/saying';
import { isNumberText } from './numeric/number';

/** Whether a value can be an answer to a question of any kind. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && (areLetters.test(value) || isNumberText(value));
