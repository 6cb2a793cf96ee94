import { questionKindWords } from '../../messages/en/questionKind';
import { letters } from '../../rules/limits';
import { CheckboxGroup } from '../../ui/field/CheckboxGroup';
import type { AnswerControlProps } from '../kind/kind';
import { shownChoices } from '../lettered/shownChoices';

/** Two texts as sentences, with a pause between them. */
const followedBy = (words: string, more: string): string =>
  `${words}${/\p{Po}$/u.test(words) ? '' : '.'} ${more}`;

/** The options of a question of which several can be chosen. */
export function AnswerBoxes({
  question,
  drawText,
  sayText,
  grading,
  useWords,
  answer,
  onAnswer,
  remark,
  'aria-label': words,
  ...rest
}: AnswerControlProps) {
  const { chooseAll: all, chooseAllPartial } = useWords(questionKindWords);
  const chooseAll = grading === 'partial' ? chooseAllPartial : all;
  return (
    <CheckboxGroup
      {...rest}
      className="qw-answer-boxes"
      aria-label={words === undefined ? undefined : followedBy(words, chooseAll)}
      note={chooseAll}
      options={shownChoices({ question, drawText, sayText, remark })}
      value={answer === undefined ? undefined : [...(answer ?? '')]}
      onValueChange={(chosen) =>
        // In the order of the letters, whatever the order on the screen.
        onAnswer?.(letters.filter((letter) => chosen.includes(letter)).join('') || null)
      }
    />
  );
}
