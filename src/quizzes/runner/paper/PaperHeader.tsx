import { useId, type ReactNode, type Ref, useEffect, useRef, type RefObject } from 'react';
import { useAnsweredCount } from '../../../attempt/answers/answerSheet';
import type { Paper } from '../../../attempt/answers/paper';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import type { Listeners } from '../../../base/listeners';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { ChevronDown } from '../../../ui/icons/icons';
import { Progress } from '../../../ui/loading/Progress';
import type { Say } from '../announcer/Announcer';
import { SaveStatus } from './SaveStatus';
import { TimeRemaining, type TimeUnknown } from '../time/TimeRemaining';
import { whenIdle } from '../../../base/whenIdle';

/**
 * Gives the style sheet the height of the header as `--qw-paper-header`, because a notice makes the
 * header taller. Nothing that is focused or scrolled to may lie under it.
 */
function useHeaderSize(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const measured = header.current;
    const paper = measured?.parentElement;
    if (!paper || typeof ResizeObserver === 'undefined') return;
    let stop = () => {};
    const observer = new ResizeObserver(() => {
      stop();
      // This makes the browser restyle every question, so it waits.
      stop = whenIdle(() =>
        paper.style.setProperty('--qw-paper-header', `${measured.offsetHeight}px`),
      );
    });
    observer.observe(measured);
    return () => {
      stop();
      observer.disconnect();
    };
  }, []);
  return header;
}

interface PaperHeaderProps {
  attempt: AttemptHandle;
  paper: Paper;
  notice: ReactNode;
  say: Say;
  /** Tells when the student asks for the time remaining. */
  onTimeAsked: Listeners<[]>['subscribe'];
  timeUnknown: TimeUnknown;
  /** The navigator, which the toggle opens on narrow screens. */
  navigator: { id: string; toggle: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void };
}

/** Always in sight: the student's progress, whether it is saved, and the time. */
export function PaperHeader({
  attempt,
  paper: { questions, sheet },
  notice,
  say,
  onTimeAsked,
  timeUnknown,
  navigator,
}: PaperHeaderProps) {
  const runner = useWords(runnerWords);
  const id = useId();
  const answered = useAnsweredCount(sheet);
  const words = runner.answered(answered, questions.length);
  return (
    <header className="qw-paper-header" data-part="header" ref={useHeaderSize()}>
      <div className="qw-paper-progress" data-part="progress">
        <p className="qw-paper-answered" id={`${id}-answered`}>
          {words}
        </p>
        {/* Covers the words, so that a thumb can miss the arrow; its name includes them too. */}
        <button
          type="button"
          className="qw-paper-toggle"
          data-part="navigator-toggle"
          ref={navigator.toggle}
          aria-expanded={navigator.isOpen}
          aria-controls={navigator.id}
          aria-labelledby={`${id}-toggle ${id}-answered`}
          onClick={navigator.onToggle}
        >
          <span className="qw-visually-hidden" id={`${id}-toggle`}>
            {runner.navigator}
          </span>
          <ChevronDown className="qw-paper-toggle-icon" aria-hidden="true" />
        </button>
      </div>
      <SaveStatus attempt={attempt} say={say} />
      <TimeRemaining attempt={attempt} say={say} timeUnknown={timeUnknown} onAsked={onTimeAsked} />
      {notice ? (
        <div className="qw-paper-notice" data-part="notice">
          {notice}
        </div>
      ) : null}
      {/* The words beside it say the same. */}
      <Progress
        className="qw-paper-bar"
        aria-hidden="true"
        label={words}
        value={answered}
        max={Math.max(1, questions.length)}
      />
    </header>
  );
}
