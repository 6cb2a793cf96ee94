import { letters } from '../../rules/limits';
import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../kind/kind';

export const single: Answering = {
  draw: ({ question, answer, onAnswer, remark, ...rest }) => (
    <RadioGroup
      {...rest}
      options={letters.flatMap((letter) => {
        // The contract promises all four, but what a server leaves out cannot be offered.
        const text = question.options[letter] as string | undefined;
        return text
          ? [{ value: letter, mark: letter, label: <bdi>{text}</bdi>, ...remark?.(letter) }]
          : [];
      })}
      value={answer}
      onValueChange={(value) => onAnswer?.(value as (typeof letters)[number])}
    />
  ),
  press: (_question, place) => letters[place] ?? null,
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
