import type { ReactElement, ReactNode } from 'react';
import type { PaperQuestion } from '../api/entities';
import type { Answer } from '../rules/answers';
import type { RadioChoice } from '../ui/field/drawRadioOption';
import { single } from './single/answering';

export interface AnswerControlProps {
  question: Pick<PaperQuestion, 'options'>;
  /** The name of the control. */
  label: ReactNode;
  /** Null for none; left out where the control keeps it. */
  answer?: Answer | null | undefined;
  onAnswer?: ((answer: Answer) => void) | undefined;
  /** A second line of an option, and its tone: for those who may know the key. */
  remark?: ((answer: Answer) => Pick<RadioChoice, 'description' | 'tone'> | false) | undefined;
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

export const answeringOf = (_question: object): Answering => single;
