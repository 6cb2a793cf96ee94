import { useRef, type ComponentProps } from 'react';
import { runnerWords } from '../../../messages/en/runner';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import { Button } from '../../../ui/button/Button';
import { NumberGrid } from './NumberGrid';
import { PaperShortcuts, type PaperShortcutsProps } from './PaperShortcuts';
import { useCloseBeside } from './useCloseBeside';
import { useCurrentInSight } from './useCurrentInSight';

interface NavigatorPanelProps extends ComponentProps<typeof NumberGrid> {
  onGoUnanswered: () => void;
  shortcuts: PaperShortcutsProps;
  /** Whether it is open over the questions. */
  isOpen: boolean;
  /** The same function at each render. */
  onClose: () => void;
}

/** The numbers of all questions, the way to the next without an answer, and the list of keys. */
export function NavigatorPanel({
  onGoUnanswered,
  shortcuts,
  isOpen,
  onClose,
  ...numbers
}: NavigatorPanelProps) {
  const runner = useWords(runnerWords);
  const screens = useWords(runnerScreensWords);
  const panel = useRef<HTMLDivElement>(null);
  useCloseBeside(panel, isOpen, onClose);
  useCurrentInSight(panel, numbers.current, isOpen);
  return (
    <div className="qw-navigator-panel" ref={panel}>
      <p className="qw-navigator-title" aria-hidden="true">
        {runner.navigator}
      </p>
      <NumberGrid {...numbers} />
      <Button size="small" className="qw-navigator-unanswered" onClick={onGoUnanswered}>
        {screens.nextUnanswered}
      </Button>
      <PaperShortcuts {...shortcuts} questions={numbers.questions} />
    </div>
  );
}
