import { letters, type Letter } from '../../rules/limits';
import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../kind/kind';
import { shownLetters } from './shownLetters';

export const single: Answering = {
  draw: ({ question, drawText, answer, onAnswer, remark, ...rest }) => (
    <RadioGroup
      {...rest}
      options={shownLetters(question).flatMap((letter, place) => {
        // What a server leaves out between others cannot be offered.
        const text = question.options[letter];
        const label = text && drawText(text, question);
        return label ? [{ value: letter, mark: letters[place], label, ...remark?.(place) }] : [];
      })}
      value={answer}
      onValueChange={(value) => onAnswer?.(value as Letter)}
    />
  ),
  inputAt: (control, question, place) =>
    control.querySelector(`input[value="${shownLetters(question)[place]}"]:enabled`),
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
