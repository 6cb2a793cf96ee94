import { letters } from '../../rules/limits';
import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../kind/kind';

export const single: Answering = {
  draw: ({ question, answer, onAnswer, remark, ...rest }) => (
    <RadioGroup
      {...rest}
      options={letters.flatMap((letter, place) => {
        // What a server leaves out between others cannot be offered.
        const text = question.options[letter];
        return text ? [{ value: letter, mark: letter, label: text, ...remark?.(place) }] : [];
      })}
      value={answer}
      onValueChange={(value) => onAnswer?.(value as (typeof letters)[number])}
    />
  ),
  inputAt: (control, place) => control.querySelector(`input[value="${letters[place]}"]:enabled`),
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
