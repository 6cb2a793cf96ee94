import type { PaperQuestion } from '../api/entities';
import type { Answer } from '../rules/answers';
import { single } from './single/saying';

/** How an answer is put into words. */
export interface Saying {
  /** What an answer is called in a sentence, such as "B". */
  name: (answer: Answer) => string;
  /** What an answer says, in the words of its question; empty where the question lacks them. */
  text: (question: Pick<PaperQuestion, 'options'>, answer: Answer) => string;
}

export const sayingOf = (_question: object): Saying => single;
