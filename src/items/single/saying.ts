import type { Answer } from '../../rules/answers';
import { letters } from '../../rules/limits';
import type { Saying } from '../saying';

export const single: Saying = {
  isAnswer: (value): value is Answer => (letters as readonly unknown[]).includes(value),
  nameOf: (answer) => answer,
  textOf: ({ options }, answer) => options[answer] ?? '',
};
