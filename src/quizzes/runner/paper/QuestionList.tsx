import {
  forwardRef,
  memo,
  startTransition,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { PaperQuestion } from '../../../api/entities';
import type { AnswerSheet } from '../../../attempt/answers/answerSheet';
import type { Overruled } from '../../../attempt/answers/draft';
import { listen } from '../../../base/listen';
import { answerOf } from '../../../rules/answers';
import type { Grading } from '../../../rules/limits';
import { QuestionCard } from './QuestionCard';
import { whenIdle } from '../../../base/whenIdle';

/**
 * Longest paper that is drawn at once, where slices would only delay the rest. In a longer one, the
 * first question would have to wait.
 */
const atOnce = 60;

/** Enough for the first screen. */
const sliceLength = 10;

/**
 * The most slices that are drawn in one idle moment. Each moment draws half as many as there are, up
 * to this number: one by one, the layouts of a long paper in between would add up.
 */
const mostAtOnce = 10;

interface SharedProps {
  sheet: AnswerSheet;
  /** That of the quiz. */
  grading?: Grading | undefined;
  /** Whether missing answers are marked. */
  isChecked: boolean;
  disabled: boolean;
  /** Called when the answer to a question has been cleared. */
  onCleared: (position: number) => void;
  /** What this device had, by question, where another device's answer replaced it. */
  overruled: Overruled;
}

export interface QuestionListProps extends SharedProps {
  questions: readonly PaperQuestion[];
}

export interface QuestionListHandle {
  /**
   * Draws a question, counted from 0, unless it is drawn already. Call it from event handlers:
   * inside an effect, React cannot draw at once.
   *
   * @returns its list item
   * @throws RangeError if there is no such question
   */
  show: (index: number) => HTMLElement;
}

/**
 * All questions in order. A long paper shows its first screen at once and draws the rest slice by
 * slice while the browser is idle, nearest to the viewport first. Their space is reserved, so that
 * nothing moves, and soon everything can be found, tabbed to and read out.
 */
export const QuestionList = forwardRef<QuestionListHandle, QuestionListProps>(function QuestionList(
  { questions, ...shared },
  ref,
) {
  const list = useRef<HTMLOListElement>(null);
  const slices = useMemo(() => slicesOf(questions), [questions]);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(
    () => new Set(questions.length > atOnce ? [0] : slices.keys()),
  );

  useEffect(() => whenIdle(() => list.current && measure(list.current)), []);

  useEffect(() => {
    const missing = [...slices.keys()].filter((slice) => !drawn.has(slice));
    if (missing.length === 0) return;
    const draw = (more: Iterable<number>) => setDrawn((known) => new Set([...known, ...more]));
    const stop = whenIdle(() => {
      const many = Math.min(Math.ceil(drawn.size / 2), mostAtOnce);
      const next = nearest(missing, list.current, slices.length).slice(0, many);
      // A click in between comes first.
      startTransition(() => draw(next));
    });
    const drawAll = () => flushSync(() => draw(missing));
    const stopListening = listen(window, { beforeprint: drawAll });
    return () => {
      stop();
      stopListening();
    };
  }, [slices, drawn]);

  useImperativeHandle(
    ref,
    () => ({
      show(index) {
        const id = questions[index]?._id;
        if (id === undefined) {
          throw new RangeError(`Quizwright: there is no question ${index} to show.`);
        }
        // Includes the slice before, because its end is in sight when this one is scrolled to.
        const near = [index, index - 1].map((each) => Math.floor(Math.max(each, 0) / sliceLength));
        if (near.some((slice) => !drawn.has(slice))) {
          if (list.current) measure(list.current);
          flushSync(() => setDrawn((known) => new Set([...known, ...near])));
        }
        const items = [...(list.current?.children ?? [])] as HTMLElement[];
        return items.find(({ dataset }) => dataset.question === id) as HTMLElement;
      },
    }),
    [questions, drawn],
  );

  return (
    <ol className="qw-question-list" data-part="questions" ref={list}>
      {slices.map((slice, at) =>
        drawn.has(at) ? (
          <QuestionSlice
            key={at}
            slice={slice}
            start={at * sliceLength}
            count={questions.length}
            {...shared}
          />
        ) : (
          <Room key={at} count={slice.length} />
        ),
      )}
    </ol>
  );
});

interface QuestionSliceProps extends SharedProps {
  slice: readonly PaperQuestion[];
  /** How many questions come before. */
  start: number;
  /** How many there are in all. */
  count: number;
}

const QuestionSlice = memo(function QuestionSlice({
  slice,
  start,
  overruled,
  ...shared
}: QuestionSliceProps) {
  return slice.map((question, index) => (
    <QuestionCard
      key={question._id}
      question={question}
      position={start + index + 1}
      isLater={start > 0}
      overruled={answerOf(overruled, question._id)}
      {...shared}
    />
  ));
});

/** The reserved space of questions that are not drawn yet. */
function Room({ count }: { count: number }) {
  return (
    <li
      className="qw-question-list-room"
      aria-hidden="true"
      ref={(item) => item?.style.setProperty('--qw-question-count', String(count))}
    />
  );
}

function slicesOf(questions: readonly PaperQuestion[]): (readonly PaperQuestion[])[] {
  const count = Math.ceil(questions.length / sliceLength);
  return Array.from({ length: count }, (_, at) =>
    questions.slice(at * sliceLength, (at + 1) * sliceLength),
  );
}

/** Measures the first slice to size the space of questions that are not laid out yet. */
function measure(list: HTMLElement): void {
  const heights = [...list.children]
    .slice(0, sliceLength)
    .map((item) => item.getBoundingClientRect().height);
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  if (mean > 0) list.style.setProperty('--qw-question-height', `${Math.round(mean)}px`);
}

/** The missing slices, those nearest to the viewport first. */
function nearest(missing: readonly number[], list: HTMLElement | null, count: number): number[] {
  const { top = 0, height = 0 } = list?.getBoundingClientRect() ?? {};
  const inView = height > 0 ? (-top / height) * count : 0;
  const distance = (slice: number) => Math.abs(slice - inView);
  return [...missing].sort((one, other) => distance(one) - distance(other));
}
