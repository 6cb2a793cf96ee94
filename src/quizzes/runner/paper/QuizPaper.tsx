import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Paper } from '../../../attempt/answers/paper';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { createListeners } from '../../../base/listeners';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { answerOf } from '../../../rules/answers';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading';
import { Announcer } from '../announcer/Announcer';
import { firstUnanswered } from './firstUnanswered';
import { PaperFooter, SingleFooter } from './PaperFooter';
import { PaperHeader } from './PaperHeader';
import { QuestionList } from './QuestionList';
import { QuestionNavigator } from './QuestionNavigator';
import { SingleQuestion } from './SingleQuestion';
import type { TimeUnknown } from '../time/TimeRemaining';
import { useCurrentQuestion } from './useCurrentQuestion';
import { useKeptFocus } from './useKeptFocus';
import { useLaterScreens } from './useLaterScreens';
import { usePanels } from './usePanels';
import { usePaperEvents } from './usePaperEvents';
import { usePaperKeys } from './usePaperKeys';

export interface QuizPaperProps {
  attempt: AttemptHandle;
  paper: Paper;
  /** Whether the time is over: the last answers are being sent, and nothing can be changed. */
  isTimeUp: boolean;
  isSubmitting: boolean;
  /** Whether the session has ended: answering continues, and submitting has to wait. */
  isSignedOut: boolean;
  /** Whether a submission was returned, because answers have changed on another device. */
  isReturned: boolean;
  headingLevel: HeadingLevel;
  /** All questions on one page, or one at a time. */
  layout: 'all' | 'single';
  /** What to show of a quiz without times. */
  timeUnknown: TimeUnknown;
  /** Shown in the header, which is always in sight. */
  notice?: ReactNode;
}

/**
 * The screen on which a student answers. It renders only when its props change: each part subscribes
 * to the time, the answers and the current question on its own.
 */
export function QuizPaper({ headingLevel, layout, timeUnknown, notice, ...taken }: QuizPaperProps) {
  const runner = useWords(runnerWords);
  const { attempt, paper, isTimeUp, isSubmitting } = taken;
  const { questions, sheet, overruled, grading } = paper;
  const isSingle = layout === 'single';
  const root = useRef<HTMLDivElement>(null);

  const [isChecked, setChecked] = useState(false);
  const [{ subscribe: onSay, notify: say }] = useState(createListeners<[sentence: string]>);
  const [{ subscribe: onTimeAsked, notify: askTime }] = useState(createListeners<[]>);
  const { navigator, shortcuts, onEscape, onShortcuts } = usePanels(root);
  const place = useCurrentQuestion(paper, isSingle, navigator.onClose);
  const { current, go } = place;
  const onFocus = useKeptFocus(root, go, layout, taken);
  const later = useLaterScreens(true, false);

  const goUnanswered = () => {
    const index = firstUnanswered(paper, current.index() + 1);
    if (index === -1) say(runner.nextUnansweredNone);
    else go(index);
  };

  const submit = () => {
    const answers = sheet.answers();
    const unanswered = questions.filter(({ _id }) => answerOf(answers, _id) === undefined).length;
    if (unanswered === 0) {
      attempt.submit();
      return;
    }
    setChecked(true);
    say(runner.unansweredCount(unanswered));
    go(firstUnanswered(paper));
  };

  const { onShortcut, ...keys } = usePaperKeys(root, paper, place, isSingle, {
    unanswered: goUnanswered,
    time: askTime,
    list: onShortcuts,
  });
  usePaperEvents(root, {
    onShortcut,
    onEscape,
    onVisit(id) {
      const index = questions.findIndex(({ _id }) => _id === id);
      if (index !== -1) current.set(index);
    },
  });
  const onCleared = useCallback((position: number) => say(runner.cleared(position)), [runner, say]);

  const questionProps = {
    ref: place.list,
    questions,
    sheet,
    grading,
    overruled,
    isChecked,
    onCleared,
    disabled: isSubmitting || isTimeUp,
  };
  const footerProps = { ...taken, isChecked, onSubmit: submit, onGo: go };
  return (
    <div
      className="qw-runner-paper"
      data-part="paper"
      data-layout={layout}
      ref={root}
      onFocus={onFocus}
    >
      <Heading level={headingLevel} size="large" className="qw-runner-heading">
        {paper.title}
      </Heading>
      <Announcer onSay={onSay} />
      <PaperHeader
        attempt={attempt}
        paper={paper}
        notice={notice}
        say={say}
        onTimeAsked={onTimeAsked}
        timeUnknown={timeUnknown}
        navigator={navigator}
      />
      <div className="qw-paper-body">
        <QuestionNavigator
          {...navigator}
          paper={paper}
          current={current}
          isChecked={isChecked}
          onGo={go}
          onGoUnanswered={goUnanswered}
          shortcuts={{ ...shortcuts, ...keys }}
        />
        <div className="qw-paper-questions">
          {later && <later.PaperNews {...taken} say={say} />}
          {later && <later.SaveWarning {...taken} />}
          {isSingle ? (
            <SingleQuestion {...questionProps} current={current} />
          ) : (
            <QuestionList {...questionProps} />
          )}
          {isSingle ? (
            <SingleFooter {...footerProps} current={current} />
          ) : (
            <PaperFooter {...footerProps} />
          )}
        </div>
      </div>
    </div>
  );
}
