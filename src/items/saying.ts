import type { PaperQuestion } from '../api/entities';
import type { Answer } from '../rules/answers';
import { kindOf, type ItemKind } from './kind';
import { single } from './single/saying';

/** How an answer is recognised and put into words. */
export interface Saying {
  /** Whether a value that was stored can be an answer to a question of this kind. */
  isAnswer: (value: unknown) => value is Answer;
  /** What an answer is called in a sentence, such as "B". */
  nameOf: (answer: Answer) => string;
  /** What an answer says, in the words of its question; empty where the question lacks them. */
  textOf: (question: Pick<PaperQuestion, 'options'>, answer: Answer) => string;
}

const sayings: Record<ItemKind, Saying> = { single };

export const sayingOf = (question: object): Saying => sayings[kindOf(question)];

/** Whether a stored value can be an answer to a question of any kind. */
export const isAnswer = (value: unknown): value is Answer =>
  Object.values(sayings).some((saying) => saying.isAnswer(value));
