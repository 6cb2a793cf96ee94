import type { ReactElement, ReactNode } from 'react';
import type { PaperQuestion } from '../api/entities';
import type { Answer } from '../rules/answers';
import { kindOf, type ItemKind } from './kind';
import { single } from './single/answering';

export interface AnswerControlProps {
  question: Pick<PaperQuestion, 'options'>;
  /** The name of the control. */
  label: ReactNode;
  /** Null for none; left out where the control keeps it. */
  answer?: Answer | null | undefined;
  onAnswer?: ((answer: Answer) => void) | undefined;
  /** The key, for those who may know it, and what it is called there. */
  right?: { answer: Answer; label: string } | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** How a question is answered on a screen and by keys. */
export interface Answering {
  /** Draws the control. A function rather than a component: a paper has many of them. */
  draw: (props: AnswerControlProps) => ReactElement;
  /** The answer after the key of an option was pressed; null where there is no such option. */
  press: (question: Pick<PaperQuestion, 'options'>, place: number) => Answer | null;
  /** The enabled input in which an answer shows, for the focus; null where there is none. */
  inputOf: (control: Element, answer: Answer) => HTMLElement | null;
}

const answerings: Record<ItemKind, Answering> = { single };

export const answeringOf = (question: object): Answering => answerings[kindOf(question)];
