import type { ComponentProps } from 'react';
import { runnerWords } from '../../messages/en/runner';
import { runnerScreensWords } from '../../messages/en/runnerScreens';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { NumberGrid } from './NumberGrid';
import { PaperShortcuts, type PaperShortcutsProps } from './PaperShortcuts';

interface NavigatorPanelProps extends ComponentProps<typeof NumberGrid> {
  onGoUnanswered: () => void;
  shortcuts: PaperShortcutsProps;
}

/** The numbers of all questions, the way to the next without an answer, and the list of keys. */
export function NavigatorPanel({ onGoUnanswered, shortcuts, ...numbers }: NavigatorPanelProps) {
  const runner = useWords(runnerWords);
  const screens = useWords(runnerScreensWords);
  return (
    <div className="qw-navigator-panel">
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
