import { letters } from '../../rules/limits';
import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../kind/kind';

export const single: Answering = {
  draw: ({ question, drawText, answer, onAnswer, remark, ...rest }) => (
    <RadioGroup
      {...rest}
      options={letters.flatMap((letter, place) => {
        // The contract promises all four, but what a server leaves out cannot be offered.
        const text = question.options[letter];
        const label = text && drawText(text, question);
        return label ? [{ value: letter, mark: letter, label, ...remark?.(place) }] : [];
      })}
      value={answer}
      onValueChange={(value) => onAnswer?.(value as (typeof letters)[number])}
    />
  ),
  inputAt: (control, place) => control.querySelector(`input[value="${letters[place]}"]:enabled`),
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
