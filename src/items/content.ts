import type { Answer } from '../rules/answers';
import type { Content, Graded, Kinded, Offered } from './kind/kind';
import { multiple } from './multiple/content';
import { single } from './single/content';

/** How a question is taken apart and put together. */
export const contentOf = ({ kind }: Kinded): Content => (kind === 'multiple' ? multiple : single);

/** The texts of a question's options, in order: the same for each kind. */
export const optionTexts = (question: Offered): string[] => single.texts(question);

/** The answers to a question that are wrong. */
export const wrongAnswers = (question: Offered & Graded): readonly Answer[] =>
  contentOf(question)
    .answers(question)
    .filter((answer) => answer !== question.answer);
