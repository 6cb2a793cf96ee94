import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../kind/kind';
import { shownChoices } from '../lettered/shownChoices';
import { shownLetters } from '../lettered/shownLetters';

export const single: Answering = {
  draw: ({ question, drawText, chooseAll: _, answer, onAnswer, remark, ...rest }) => (
    <RadioGroup
      {...rest}
      options={shownChoices({ question, drawText, remark })}
      value={answer}
      onValueChange={onAnswer}
    />
  ),
  inputAt: (control, question, place) =>
    control.querySelector(`input[value="${shownLetters(question)[place]}"]:enabled`),
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
