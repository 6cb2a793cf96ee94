import { useDeferredValue, useEffect, useRef } from 'react';
import type { Paper } from '../../attempt/answers/paper';
import { listen } from '../../base/listen';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import type { CurrentQuestion } from './currentQuestion';
import type { PaperShortcutsProps } from './PaperShortcuts';
import { useLaterScreens } from './useLaterScreens';
import { whenIdle } from '../../base/whenIdle';

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
  /** The list of keys below the numbers. */
  shortcuts: PaperShortcutsProps;
}

/**
 * The numbers of all questions: beside them where there is room, otherwise in a panel that hangs
 * from the header. It is drawn after the questions, with what loads later. State: `data-open`.
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
  shortcuts,
}: QuestionNavigatorProps) {
  const runner = useWords(runnerWords);
  const place = useRef<HTMLElement>(null);
  const loaded = useLaterScreens(true, isOpen);
  // A click in between comes first.
  const deferred = useDeferredValue(loaded);
  const later = isOpen ? loaded : deferred;
  const isDrawn = later !== null;

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
      {later ? (
        <later.NavigatorPanel
          {...{ questions, sheet, current, isChecked, overruled, onGo, onGoUnanswered, shortcuts }}
        />
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
