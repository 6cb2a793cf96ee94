import type { Answer } from '../rules/answers';
import type { Graded, ItemRules, Kinded, Offered } from './kind/kind';
import { multiple } from './multiple/rules';
import { numeric } from './numeric/rules';
import { single } from './single/rules';

const rules = { single, multiple, numeric };

/** How a question is put together, and how answers to it are marked and counted. */
export const rulesOf = ({ kind = 'single' }: Kinded): ItemRules => rules[kind];

/** The texts of a question's options, in order; none where it has no options. */
export const optionTexts = (question: Offered): string[] => single.texts(question);

/** Answers to a question that earn nothing; one, where there are endlessly many. */
export const wrongAnswers = (question: Offered & Graded): readonly Answer[] => {
  const { answers, mark } = rulesOf(question);
  return answers(question).filter((answer) => mark(question, answer, undefined) === 0);
};
