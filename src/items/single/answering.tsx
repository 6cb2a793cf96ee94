import { letters } from '../../rules/limits';
import { RadioGroup } from '../../ui/field/RadioGroup';
import type { Answering } from '../kind/kind';
import { shownChoices } from '../lettered/shownChoices';

export const single: Answering = {
  draw: ({
    question,
    drawText,
    sayText,
    grading: _,
    useWords: _words,
    answer,
    onAnswer,
    remark,
    ...rest
  }) => (
    <RadioGroup
      {...rest}
      options={shownChoices({ question, drawText, sayText, remark })}
      value={answer}
      onValueChange={onAnswer}
    />
  ),
  inputAt: (control, _question, place) =>
    control.querySelector(`input[value="${letters[place]}"]:enabled`),
  inputOf: (control, answer) => control.querySelector(`input[value="${answer}"]:enabled`),
};
