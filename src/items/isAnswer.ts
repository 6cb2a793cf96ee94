import type { Answer } from '../rules/answers';
import { letters } from '../rules/limits';

/** Whether a stored value can be an answer to a question of any kind. */
export const isAnswer = (value: unknown): value is Answer =>
  (letters as readonly unknown[]).includes(value);
