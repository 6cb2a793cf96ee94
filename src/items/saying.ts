import type { Answer } from '../rules/answers';
import type { Kinded, Offered, Saying } from './kind/kind';
import { areLetters, multiple, single } from './lettered/saying';
import { numeric } from './numeric/saying';

const sayings = { single, multiple, numeric };

/** How the answers to a question are checked and put into words. */
export const sayingOf = ({ kind = 'single' }: Kinded): Saying => sayings[kind];

/** What an answer says in one text: the options that it names, one after another. */
export const answerText = (question: Offered, answer: Answer): string =>
  sayingOf(question).texts(question, answer).join('; ');

/** Whether a value can be an answer to a question of any kind. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' &&
  (areLetters.test(value) ||
    // What fits without options is typed.
    Object.values(sayings).some(({ fits }) => fits({ options: {} }, value)));
