import { memo, useId } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PaperQuestion } from '../../api/entities';
import { useAnswer, type AnswerSheet } from '../../attempt/answers/answerSheet';
import type { Messages } from '../../messages/en';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { letters, type Letter } from '../../rules/limits';
import { Button } from '../../ui/button/Button';
import { RadioGroup } from '../../ui/field/RadioGroup';

interface QuestionCardProps {
  question: PaperQuestion;
  /** From 1. */
  position: number;
  count: number;
  sheet: AnswerSheet;
  /** Whether a missing answer is pointed out. */
  isChecked: boolean;
  disabled: boolean;
  /** Called when the answer has been cleared. */
  onCleared: (position: number) => void;
  /** What this device had, where an answer from another device took its place; null for none. */
  overruled?: Letter | null | undefined;
  /** Its element: `div` where it stands alone. @default 'li' */
  as?: 'li' | 'div';
}

/** One numbered question with its options A–D; renders again only for its own answer. */
export const QuestionCard = memo(function QuestionCard({
  question,
  position,
  count,
  sheet,
  isChecked,
  disabled,
  onCleared,
  overruled,
  as: Element = 'li',
}: QuestionCardProps) {
  const runner = useWords(runnerWords);
  const answer = useAnswer(sheet, question._id);
  const noteId = useId();

  const takeOverruled = ({ currentTarget }: MouseEvent, letter: Letter) => {
    const card = currentTarget.closest('[data-part="question"]');
    sheet.choose(question._id, letter);
    // The button goes with its note, and would take the focus along.
    card?.querySelector<HTMLElement>(`input[value="${letter}"]`)?.focus();
  };

  const clear = (card: Element | null | undefined) => {
    sheet.choose(question._id, null);
    onCleared(position);
    // The button goes with the answer, and would take the focus along.
    card?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  const clearByKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    const isInGroup = target instanceof HTMLInputElement;
    if ((key === 'Delete' || key === 'Backspace') && isInGroup && answer && !disabled) {
      clear(currentTarget);
    }
  };

  return (
    <Element
      className="qw-runner-question"
      data-part="question"
      data-question={question._id}
      onKeyDown={clearByKey}
    >
      <RadioGroup
        label={
          <>
            <span className="qw-runner-number">{runner.question(position, count)}</span>{' '}
            <span className="qw-runner-title">
              <bdi>{question.title}</bdi>
            </span>
          </>
        }
        options={letters.flatMap((letter) => {
          // The contract promises all four; what a server leaves out cannot be offered.
          const label = question.options[letter] as string | undefined;
          return label ? [{ value: letter, mark: letter, label: <bdi>{label}</bdi> }] : [];
        })}
        value={answer ?? null}
        onValueChange={(letter) => sheet.choose(question._id, letter as Letter)}
        error={isChecked && answer === undefined ? runner.unanswered : undefined}
        disabled={disabled}
        aria-describedby={overruled === undefined ? undefined : noteId}
      />
      {answer === undefined || disabled ? null : (
        <Button
          size="small"
          variant="quiet"
          className="qw-runner-clear"
          data-part="clear"
          aria-label={runner.clearAnswerTo(position)}
          onClick={({ currentTarget }) => clear(currentTarget.closest('[data-part="question"]'))}
        >
          {runner.clearAnswer}
        </Button>
      )}
      {overruled === undefined ? null : (
        <div className="qw-banner qw-runner-overruled" data-tone="caution" data-part="overruled">
          <p className="qw-runner-overruled-text" id={noteId}>
            {overruledNote(runner, overruled, answer)}
          </p>
          {overruled === null ? null : (
            <Button
              size="small"
              disabled={disabled}
              onClick={(event) => takeOverruled(event, overruled)}
            >
              {runner.overruledUse(overruled)}
            </Button>
          )}
        </div>
      )}
    </Element>
  );
});

function overruledNote(
  runner: Messages['runner'],
  overruled: Letter | null,
  answer: Letter | undefined,
): string {
  if (overruled === null) return runner.answeredElsewhere;
  return answer === undefined ? runner.clearedElsewhere(overruled) : runner.overruled(overruled);
}
