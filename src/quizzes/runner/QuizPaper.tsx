import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Paper } from '../../attempt/answers/paper';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';
import { answeringOf } from '../../items/answering';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { answerOf } from '../../rules/answers';
import { focusedNear } from '../../ui/focus/focusedNear';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import { Announcer, type Say } from './Announcer';
import { createCurrentQuestion } from './currentQuestion';
import { firstControl } from './firstControl';
import { firstUnanswered } from './firstUnanswered';
import { focusQuestion } from './focusQuestion';
import { PaperFooter, SingleFooter } from './PaperFooter';
import { PaperHeader } from './PaperHeader';
import { PaperShortcuts } from './PaperShortcuts';
import { QuestionList, type QuestionListHandle } from './QuestionList';
import { QuestionNavigator } from './QuestionNavigator';
import { SaveWarning } from './SaveStatus';
import type { Shortcut } from './shortcuts';
import { SingleQuestion } from './SingleQuestion';
import type { TimeRemainingHandle } from './TimeRemaining';
import { useHeaderSize } from './useHeaderSize';
import { questionOf, usePaperEvents } from './usePaperEvents';
import { usePaperNews } from './usePaperNews';

export interface QuizPaperProps {
  attempt: AttemptHandle;
  paper: Paper;
  /** Whether the last answers are on their way, and nothing can be changed. */
  isTimeUp: boolean;
  isSubmitting: boolean;
  /** Whether the session has ended: answering goes on, and submitting has to wait. */
  isSignedOut: boolean;
  /** Whether a submission was not taken, for answers have changed on another device. */
  isReturned: boolean;
  headingLevel: HeadingLevel;
  /** All questions below each other, or one at a time. */
  layout: 'all' | 'single';
  /** Shown in the header, which stays in sight. */
  notice?: ReactNode;
}

/**
 * What a student sees and touches while answering. Rendered for changes of its props alone: each
 * part listens for itself to the time, to the answers and to where the student is.
 */
export function QuizPaper({
  attempt,
  paper,
  isTimeUp,
  isSubmitting,
  isSignedOut,
  isReturned,
  headingLevel,
  layout,
  notice,
}: QuizPaperProps) {
  const runner = useWords(runnerWords);
  const { questions, sheet, overruled } = paper;
  const navigatorId = useId();
  const root = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  const navigatorToggle = useRef<HTMLButtonElement>(null);
  const shortcutsToggle = useRef<HTMLButtonElement>(null);
  const list = useRef<QuestionListHandle>(null);
  const time = useRef<TimeRemainingHandle>(null);
  const announcer = useRef<{ say: Say }>(null);
  const say = useCallback<Say>((sentence) => announcer.current?.say(sentence), []);
  const focusedBefore = useRef<Element | null>(null);

  const [isChecked, setChecked] = useState(false);
  const [isNavigatorOpen, setNavigatorOpen] = useState(false);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const [areShortcutsOn, setShortcutsOn] = useState(true);
  const isSingle = layout === 'single';
  const [current] = useState(() =>
    createCurrentQuestion(isSingle ? Math.max(0, firstUnanswered(paper)) : 0),
  );
  const indices = useMemo(
    () => new Map(questions.map(({ _id }, index) => [_id, index])),
    [questions],
  );
  useHeaderSize(root, header);
  usePaperNews({ paper, isTimeUp, isSignedOut, isReturned, say });

  const go = useCallback(
    (index: number) => {
      const question = list.current?.show(index);
      current.set(index);
      setNavigatorOpen(false);
      if (question) focusQuestion(question);
    },
    [current],
  );

  const lastFocused = useRef<HTMLElement | null>(null);
  // Browsers take the focus from what is disabled, and time may be given after all; and from what
  // goes with another layout.
  useLayoutEffect(() => {
    const last = lastFocused.current;
    if (last === null || focusedNear(root.current) !== document.body) return;
    // Whoever has to sign in first can do nothing else.
    if (isTimeUp) firstControl(header.current?.querySelector('.qw-paper-notice'))?.focus();
    else if (last.isConnected) last.focus({ preventScroll: true });
    else queueMicrotask(() => go(current.index()));
  }, [isTimeUp, isSignedOut, layout, current, go]);

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

  const toggleShortcuts = () => {
    setShortcutsOpen(!areShortcutsOpen);
    if (areShortcutsOpen) {
      const hasGoneOn = questionOf(focusedNear(root.current)) !== null;
      if (!hasGoneOn) (focusedBefore.current as HTMLElement | null)?.focus();
      focusedBefore.current = null;
    } else {
      focusedBefore.current = focusedNear(root.current);
      setNavigatorOpen(true);
    }
  };
  useEffect(() => {
    if (areShortcutsOpen) shortcutsToggle.current?.focus();
  }, [areShortcutsOpen]);

  const onCleared = useCallback((position: number) => say(runner.cleared(position)), [runner, say]);

  const step = (by: 1 | -1) => {
    const isAtOne = isSingle || questionOf(focusedNear(root.current)) !== null;
    const index = current.index() + (isAtOne ? by : 0);
    if (index >= 0 && index < questions.length) go(index);
  };

  const act = (shortcut: Shortcut) => {
    if (shortcut === 'next') step(1);
    else if (shortcut === 'previous') step(-1);
    else if (shortcut === 'unanswered') goUnanswered();
    else if (shortcut === 'time') time.current?.speak();
    else if (shortcut === 'list') toggleShortcuts();
    else {
      const element =
        questionOf(focusedNear(root.current)) ??
        (isSingle ? list.current?.show(current.index()) : null);
      // Whoever has the focus in a question is at that question.
      const question = questions[current.index()];
      if (!element || !question) return;
      const { press, inputOf } = answeringOf(question);
      const answer = press(question, shortcut);
      const input = answer && inputOf(element, answer);
      if (!input) return;
      sheet.choose(question._id, answer);
      input.focus({ preventScroll: true });
    }
  };

  usePaperEvents(root, {
    onShortcut: areShortcutsOn ? act : null,
    onEscape() {
      const hasOpener = focusedBefore.current !== null;
      if (areShortcutsOpen) toggleShortcuts();
      if (isNavigatorOpen && !hasOpener) navigatorToggle.current?.focus();
      setNavigatorOpen(false);
    },
    onVisit: (id) => current.set(indices.get(id) ?? 0),
  });

  const questionProps = {
    ref: list,
    questions,
    sheet,
    isChecked,
    disabled: isSubmitting || isTimeUp,
    onCleared,
    overruled,
  };
  const footerProps = {
    attempt,
    ...{ paper, isChecked, isTimeUp, isSubmitting, isSignedOut, isReturned },
    onSubmit: submit,
    onGo: go,
  };
  return (
    <div
      className="qw-runner-paper"
      data-part="paper"
      data-layout={layout}
      ref={root}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
    >
      <Heading level={headingLevel} size="large" className="qw-runner-heading">
        {paper.title}
      </Heading>
      <Announcer ref={announcer} />
      <PaperHeader
        ref={header}
        toggle={navigatorToggle}
        onToggleNavigator={() => setNavigatorOpen(!isNavigatorOpen)}
        {...{ attempt, paper, notice, say, time, navigatorId, isNavigatorOpen }}
      />
      <div className="qw-paper-body">
        <QuestionNavigator
          id={navigatorId}
          onGo={go}
          onGoUnanswered={goUnanswered}
          isOpen={isNavigatorOpen}
          onClose={() => setNavigatorOpen(false)}
          {...{ paper, current, isChecked }}
        >
          <PaperShortcuts
            toggle={shortcutsToggle}
            isOpen={areShortcutsOpen}
            onToggle={() => {
              focusedBefore.current = null;
              setShortcutsOpen(!areShortcutsOpen);
            }}
            isOn={areShortcutsOn}
            onSwitch={() => setShortcutsOn(!areShortcutsOn)}
          />
        </QuestionNavigator>
        <div className="qw-paper-questions">
          <SaveWarning attempt={attempt} />
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
