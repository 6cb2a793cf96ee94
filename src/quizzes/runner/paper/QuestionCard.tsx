import { memo, useId } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PaperQuestion } from '../../../api/entities';
import { useAnswer, type AnswerSheet } from '../../../attempt/answers/answerSheet';
import { answeringOf } from '../../../items/answering';
import { sayingOf } from '../../../items/saying';
import { runnerWords, type RunnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import type { Answer } from '../../../rules/answers';
import type { Grading } from '../../../rules/limits';
import { drawText, useSayText } from '../../../provider/questionText';
import { Button } from '../../../ui/button/Button';
import { useRootTheme } from '../../../ui/theme/RootTheme';

interface QuestionCardProps {
  question: PaperQuestion;
  /** From 1. */
  position: number;
  count: number;
  sheet: AnswerSheet;
  grading?: Grading | undefined;
  /** Whether a missing answer is pointed out. */
  isChecked: boolean;
  disabled: boolean;
  /** Called when the answer has been cleared. */
  onCleared: (position: number) => void;
  /** The answer of this device that one from another device replaced; null where it had none. */
  overruled?: Answer | null | undefined;
  /** Its element: `div` where it stands alone. @default 'li' */
  as?: 'li' | 'div';
  /** Whether it is laid out only when it comes near the viewport. */
  isLater?: boolean;
}

/** One numbered question; renders again only for its own answer. */
export const QuestionCard = memo(function QuestionCard({
  question,
  position,
  count,
  sheet,
  grading,
  isChecked,
  disabled,
  onCleared,
  overruled,
  as: Element = 'li',
  isLater,
}: QuestionCardProps) {
  const runner = useWords(runnerWords);
  const answer = useAnswer(sheet, question._id);
  const noteId = useId();
  const { lang: locale } = useRootTheme();
  const name = (had: Answer) => sayingOf(question).name(question, had, locale);
  const sayText = useSayText(question);

  const takeOverruled = ({ currentTarget }: MouseEvent, had: Answer) => {
    const card = currentTarget.closest('[data-part="question"]');
    sheet.choose(question._id, had);
    // The button disappears with its note, and would take the focus with it.
    if (card) answeringOf(question).inputOf(card, had)?.focus();
  };

  const clear = (card: Element | null | undefined) => {
    sheet.choose(question._id, null);
    onCleared(position);
    // The button disappears with the answer, and would take the focus with it.
    card?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  const clearByKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    // In a field for text these keys edit it.
    const isChoice =
      target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type);
    if ((key === 'Delete' || key === 'Backspace') && isChoice && answer && !disabled) {
      clear(currentTarget);
    }
  };

  return (
    <Element
      className="qw-runner-question"
      data-part="question"
      data-question={question._id}
      data-later={isLater ? '' : undefined}
      onKeyDown={clearByKey}
    >
      {answeringOf(question).draw({
        question,
        grading,
        useWords,
        drawText,
        sayText,
        label: (
          <>
            <span className="qw-runner-number">{runner.question(position, count)}</span>{' '}
            {drawText(question.title, question)}
          </>
        ),
        // The number is a line of its own in the legend: read as one text, it would run into the words.
        'aria-label': `${runner.question(position, count)}. ${sayText(question.title, question)}`,
        answer: answer ?? null,
        onAnswer: (given) => sheet.choose(question._id, given),
        error: isChecked && answer === undefined ? runner.unanswered : undefined,
        disabled,
        'aria-describedby': overruled === undefined ? undefined : noteId,
      })}
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
            {overruledNote(runner, overruled && name(overruled), answer === undefined)}
          </p>
          {overruled === null ? null : (
            <Button
              size="small"
              disabled={disabled}
              onClick={(event) => takeOverruled(event, overruled)}
            >
              {runner.overruledUse(name(overruled))}
            </Button>
          )}
        </div>
      )}
    </Element>
  );
});

function overruledNote(runner: RunnerWords, had: string | null, isCleared: boolean): string {
  if (had === null) return runner.answeredElsewhere;
  return isCleared ? runner.clearedElsewhere(had) : runner.overruled(had);
}
