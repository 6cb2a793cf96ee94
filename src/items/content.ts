import type { QuestionInput } from '../api/entities';
import type { Answer } from '../rules/answers';
import { single } from './single/content';

/** What a question offers, and which of it is right. */
export type Keyed = Pick<QuestionInput, 'options' | 'answer'>;

/** How the options and the key of a question are taken apart and put together. */
export interface Content {
  /** The texts of the options, in order; empty for one that is missing. */
  texts: (question: { options: Partial<Keyed['options']> }) => string[];
  /** The places of the right options, from 0. */
  right: (question: Pick<Keyed, 'answer'>) => number[];
  /** Options and key from texts and places. A missing text is empty; the key is the first option by default. */
  from: (texts: readonly string[], right: readonly number[]) => Keyed;
  /** Answers that a student can give: two or more, each once. */
  answers: (question: object) => readonly Answer[];
}

export const contentOf = (_question: object): Content => single;

/** The texts of a question's options, in order. */
export const optionTexts = (question: { options: Partial<Keyed['options']> }): string[] =>
  contentOf(question).texts(question);

/** The answers to a question that are wrong. */
export const wrongAnswers = (question: Pick<Keyed, 'answer'>): readonly Answer[] =>
  contentOf(question)
    .answers(question)
    .filter((answer) => answer !== question.answer);
