import { memo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { PaperQuestion } from '../../../api/entities';
import { useAnswer, type AnswerSheet } from '../../../attempt/answers/answerSheet';
import type { Overruled } from '../../../attempt/answers/draft';
import { runnerWords } from '../../../messages/en/runner';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import { answerOf } from '../../../rules/answers';
import { useIsCurrent, type CurrentQuestion } from './currentQuestion';

interface NumberGridProps {
  questions: readonly PaperQuestion[];
  sheet: AnswerSheet;
  current: CurrentQuestion;
  /** Whether missing answers are marked. */
  isChecked: boolean;
  /** Questions with a different answer from another device. */
  overruled: Overruled;
  onGo: (index: number) => void;
}

/** A number for each question. One Tab stop; the arrow keys move through the grid as it looks. */
export const NumberGrid = memo(function NumberGrid({
  questions,
  sheet,
  current,
  isChecked,
  overruled,
  onGo,
}: NumberGridProps) {
  const runner = useWords(runnerWords);
  const grid = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const numbers = [...(grid.current?.children ?? [])] as HTMLElement[];
    const at = numbers.findIndex((number) => number === event.target);
    const to = target(event.key, at, numbers);
    if (at === -1 || to === null) return;
    event.preventDefault();
    numbers[Math.min(Math.max(to, 0), numbers.length - 1)]?.focus();
  };

  return (
    <div
      className="qw-number-grid"
      data-part="numbers"
      role="toolbar"
      tabIndex={-1}
      aria-label={runner.navigator}
      ref={grid}
      onKeyDown={move}
    >
      {questions.map((question, index) => (
        <QuestionNumber
          key={question._id}
          id={question._id}
          index={index}
          isOverruled={answerOf(overruled, question._id) !== undefined}
          sheet={sheet}
          current={current}
          isChecked={isChecked}
          onGo={onGo}
        />
      ))}
    </div>
  );
});

interface QuestionNumberProps extends Omit<NumberGridProps, 'questions' | 'overruled'> {
  id: string;
  index: number;
  isOverruled: boolean;
}

/** States: `data-answered`, `data-missing`, `data-overruled`, `aria-current`. */
const QuestionNumber = memo(function QuestionNumber({
  id,
  index,
  sheet,
  current,
  isChecked,
  isOverruled,
  onGo,
}: QuestionNumberProps) {
  const words = useWords(runnerScreensWords);
  const isAnswered = useAnswer(sheet, id) !== undefined;
  const isCurrent = useIsCurrent(current, index);
  const position = index + 1;
  const answeredName = isOverruled ? words.numberOverruled : words.numberAnswered;
  return (
    <button
      type="button"
      className="qw-number"
      data-part="number"
      data-answered={isAnswered ? '' : undefined}
      data-overruled={isOverruled ? '' : undefined}
      data-missing={isChecked && !isAnswered ? '' : undefined}
      aria-current={isCurrent || undefined}
      aria-label={(isAnswered ? answeredName : words.numberUnanswered)(position)}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onGo(index)}
    >
      {position}
    </button>
  );
});

/** Which number a key leads to, possibly beyond the ends. */
function target(key: string, at: number, numbers: readonly HTMLElement[]): number | null {
  const first = numbers[0];
  if (first === undefined) return null;
  const onward = getComputedStyle(first).direction === 'rtl' ? -1 : 1;
  const below = numbers.findIndex((number) => number.offsetTop > first.offsetTop);
  const columns = below === -1 ? numbers.length : below;
  const row = (step: number) => {
    const to = at + step * columns;
    return to >= 0 && to < numbers.length ? to : at;
  };
  const targets: Record<string, () => number> = {
    ArrowRight: () => at + onward,
    ArrowLeft: () => at - onward,
    ArrowDown: () => row(1),
    ArrowUp: () => row(-1),
    Home: () => 0,
    End: () => numbers.length - 1,
  };
  return targets[key]?.() ?? null;
}
