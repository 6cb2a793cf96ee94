import type { Answer } from '../../rules/answers';
import { letters } from '../../rules/limits';

const inOrder = new RegExp(`^${letters.join('?')}?$`);

/** Whether a value can be an answer to a question of any kind. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && value !== '' && inOrder.test(value);
