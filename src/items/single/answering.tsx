import { letters } from '../../rules/limits';
import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../answering';

export const single: Answering = {
  draw: ({ question, answer, onAnswer, right, ...rest }) => (
    <RadioGroup
      {...rest}
      options={letters.flatMap((letter) => {
        // The contract promises all four, but what a server leaves out cannot be offered.
        const text = question.options[letter] as string | undefined;
        if (!text) return [];
        const key = letter === right?.answer && {
          description: right.label,
          tone: 'positive' as const,
        };
        return [{ value: letter, mark: letter, label: <bdi>{text}</bdi>, ...key }];
      })}
      value={answer}
      onValueChange={(value) => onAnswer?.(value as (typeof letters)[number])}
    />
  ),
  press: (_question, place) => letters[place] ?? null,
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
