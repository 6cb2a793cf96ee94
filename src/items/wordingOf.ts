import { optionTexts } from './itemRules';
import type { Graded, Offered } from './kind/kind';
import type { Formatted } from './kind/kind';
import { formatOf, kindOf } from './parts';

/** The words and the key of a question in one text: the same for questions that ask the same. */
export function wordingOf(question: Offered & Graded & Formatted & { title: string }): string {
  const { accepted = [], ...usual } = kindOf(question);
  return JSON.stringify([
    question.title,
    optionTexts(question),
    question.answer,
    ...Object.values({ ...formatOf(question), ...usual }),
    // A server may have them in any order, and others beside them.
    ...accepted.map(({ number, tolerance, to, share }) => [number, tolerance, to, share]),
  ]);
}
