import { optionTexts, rulesOf } from './itemRules';
import type { Formatted, Graded, Offered } from './kind/kind';
import { formatOf, kindOf } from './parts';

/** The words and the key of a question in one text: the same for questions that ask the same. */
export const wordingOf = (question: Offered & Graded & Formatted & { title: string }): string =>
  JSON.stringify([
    question.title,
    optionTexts(question),
    rulesOf(question).key(question),
    formatOf(question).format,
    kindOf(question).kind,
  ]);
