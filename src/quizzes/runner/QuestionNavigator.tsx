import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Paper } from '../../attempt/answers/paper';
import { listen } from '../../base/listen';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import type { CurrentQuestion } from './currentQuestion';
import { NumberGrid } from './NumberGrid';
import { useHasBeenIdle } from './useHasBeenIdle';
import { whenIdle } from './whenIdle';

interface QuestionNavigatorProps {
  id: string;
  paper: Paper;
  current: CurrentQuestion;
  isChecked: boolean;
  onGo: (index: number) => void;
  onGoUnanswered: () => void;
  /** Whether it is open over the questions. Beside them it always is. */
  isOpen: boolean;
  /** The same function at each render. */
  onClose: () => void;
  /** Below the numbers. */
  children: ReactNode;
}

/**
 * The numbers of all questions: beside them where there is room, otherwise in a panel that hangs
 * from the header. It is drawn when the browser is idle, after the questions. State: `data-open`.
 */
export function QuestionNavigator({
  id,
  paper: { questions, sheet, overruled },
  current,
  isChecked,
  onGo,
  onGoUnanswered,
  isOpen,
  onClose,
  children,
}: QuestionNavigatorProps) {
  const runner = useWords(runnerWords);
  const place = useRef<HTMLElement>(null);
  const isDrawn = useHasBeenIdle() || isOpen;

  useEffect(() => {
    const tree = place.current?.getRootNode();
    if (!isOpen || !tree) return;
    const isBeside = (target: EventTarget | null): target is Element =>
      target instanceof Element && place.current?.contains(target) === false;
    const press = ({ target }: Event) => {
      // The document sees a press in a shadow tree as a press on its host.
      if (!isBeside(target) || ('host' in tree && target === tree.host)) return;
      // The toggle closes the panel itself.
      const toggle = target.closest('[aria-controls]');
      if (toggle?.getAttribute('aria-controls') !== id) onClose();
    };
    // The panel covers the questions, and a focused element must be visible.
    const enter = ({ target }: Event) => {
      if (isBeside(target) && place.current?.parentElement?.contains(target)) onClose();
    };
    const stops = [
      listen(document, { pointerdown: press }),
      listen(tree, { pointerdown: press, focusin: enter }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOpen, id, onClose]);

  // Keeps the numbers around the current one in sight.
  useEffect(() => {
    const show = () => place.current && showCurrent(place.current);
    show();
    let stop = () => {};
    const unsubscribe = current.subscribe(() => {
      stop();
      stop = whenIdle(show);
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [current, isOpen, isDrawn]);

  return (
    <nav
      id={id}
      ref={place}
      className="qw-navigator"
      data-part="navigator"
      data-open={isOpen ? '' : undefined}
      aria-label={runner.navigator}
    >
      {isDrawn ? (
        <div className="qw-navigator-panel">
          <p className="qw-navigator-title" aria-hidden="true">
            {runner.navigator}
          </p>
          <NumberGrid {...{ questions, sheet, current, isChecked, overruled, onGo }} />
          <Button size="small" className="qw-navigator-unanswered" onClick={onGoUnanswered}>
            {runner.nextUnanswered}
          </Button>
          {children}
        </div>
      ) : null}
    </nav>
  );
}

function showCurrent(navigator: HTMLElement): void {
  const number = navigator.querySelector<HTMLElement>('[aria-current]');
  const grid = number?.parentElement;
  if (!number || !grid) return;
  // Not `scrollIntoView`, which would scroll the page as well.
  const { offsetTop, offsetHeight } = number;
  const isAbove = offsetTop < grid.scrollTop;
  const isBelow = offsetTop + offsetHeight > grid.scrollTop + grid.clientHeight;
  if (isAbove || isBelow) grid.scrollTop = offsetTop - (grid.clientHeight - offsetHeight) / 2;
}
