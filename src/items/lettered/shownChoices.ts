import { letters } from '../../rules/limits';
import type { ChoiceOption } from '../../ui/field/drawChoice';
import type { AnswerControlProps } from '../kind/kind';

/** The options of a question as choices. */
export const shownChoices = ({
  question,
  drawText,
  remark,
}: Pick<AnswerControlProps, 'question' | 'drawText' | 'remark'>): ChoiceOption[] =>
  letters.flatMap((letter, place) => {
    // What a server leaves out between others cannot be offered.
    const text = question.options[letter];
    const label = text && drawText(text, question);
    return label ? [{ value: letter, mark: letter, label, ...remark?.(place) }] : [];
  });
