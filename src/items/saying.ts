import type { Answer } from '../rules/answers';
import type { Offered, Saying } from './kind/kind';
import { lettered } from './lettered/saying';

/** How the answers to a question are put into words. */
export const sayingOf = (_question: object): Saying => lettered;

/** What an answer says in one text: the options that it names, one after another. */
export const answerText = (question: Offered, answer: Answer): string =>
  sayingOf(question).texts(question, answer).join('; ');
