import { useDeferredValue } from 'react';
import type { Paper } from '../../../attempt/answers/paper';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import type { CurrentQuestion } from './currentQuestion';
import type { PaperShortcutsProps } from './PaperShortcuts';
import { useLaterScreens } from './useLaterScreens';

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
  const loaded = useLaterScreens(true, isOpen);
  // A click in between comes first.
  const deferred = useDeferredValue(loaded);
  const later = isOpen ? loaded : deferred;

  return (
    <nav
      id={id}
      className="qw-navigator"
      data-part="navigator"
      data-open={isOpen ? '' : undefined}
      aria-label={runner.navigator}
    >
      {later ? (
        <later.NavigatorPanel
          questions={questions}
          sheet={sheet}
          current={current}
          isChecked={isChecked}
          overruled={overruled}
          onGo={onGo}
          onGoUnanswered={onGoUnanswered}
          shortcuts={shortcuts}
          isOpen={isOpen}
          onClose={onClose}
        />
      ) : null}
    </nav>
  );
}
