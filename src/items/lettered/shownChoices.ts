import { letters } from '../../rules/limits';
import type { ChoiceOption } from '../../ui/field/drawChoice';
import type { AnswerControlProps } from '../kind/kind';
import { shownLetters } from './shownLetters';

/** The options of a question as choices, in the order in which they are shown. */
export const shownChoices = ({
  question,
  drawText,
  remark,
}: Pick<AnswerControlProps, 'question' | 'drawText' | 'remark'>): ChoiceOption[] =>
  shownLetters(question).flatMap((letter, place) => {
    // What a server leaves out between others cannot be offered.
    const text = question.options[letter];
    const label = text && drawText(text, question);
    return label ? [{ value: letter, mark: letters[place], label, ...remark?.(place) }] : [];
  });
