import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useAnsweredCount } from '../../attempt/answers/answerSheet';
import type { Paper } from '../../attempt/answers/paper';
import { useSaveState } from '../../attempt/hooks/useSaveState';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { answerOf } from '../../rules/answers';
import { Banner } from '../../ui/state/Banner';
import { Button } from '../../ui/button/Button';
import { mayTakeFocus } from '../../ui/focus/mayTakeFocus';
import { CopyAnswersButton } from './CopyAnswersButton';
import { firstControl } from './firstControl';
import { useCurrentIndex, type CurrentQuestion } from './currentQuestion';

interface PaperFooterProps {
  attempt: AttemptHandle;
  paper: Paper;
  /** Whether missing answers are marked. */
  isChecked: boolean;
  isTimeUp: boolean;
  isSubmitting: boolean;
  isSignedOut: boolean;
  /** Whether a submission was returned because answers have changed on another device. */
  isReturned: boolean;
  onSubmit: () => void;
  onGo: (index: number) => void;
}

/**
 * Moves to the first question that has changed elsewhere when a submission from here is returned.
 * On the submit button, a second press would submit over changes that the student has not seen.
 */
function useFocusOnReturn({ isSubmitting, isReturned }: PaperFooterProps) {
  const footer = useRef<HTMLElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const isNews = wasSubmitting.current && isReturned;
    wasSubmitting.current = isSubmitting;
    const element = footer.current;
    if (!isNews || !mayTakeFocus(element?.closest('[data-part="paper"]') ?? null)) return;
    firstControl(element?.querySelector('[data-part="changed-elsewhere"]'))?.focus();
  }, [isSubmitting, isReturned]);
  return footer;
}

/** Submits, and says what prevents it. */
export function PaperFooter({ children, ...props }: PaperFooterProps & { children?: ReactNode }) {
  const footer = useFocusOnReturn(props);
  return (
    <footer className="qw-runner-footer" data-part="submit" ref={footer}>
      <Obstacle {...props} />
      <div className="qw-paper-buttons">
        {children ?? <SubmitButton {...props} />}
        <UnsavedCopy attempt={props.attempt} />
      </div>
    </footer>
  );
}

interface SingleFooterProps extends PaperFooterProps {
  current: CurrentQuestion;
}

/** Below one question at a time: the buttons to its neighbours, and to submit from any question. */
export function SingleFooter({ current, ...props }: SingleFooterProps) {
  const { onGo } = props;
  const runner = useWords(runnerWords);
  const index = useCurrentIndex(current);
  const isLast = index >= props.paper.questions.length - 1;
  return (
    <PaperFooter {...props}>
      {index > 0 && (
        <Button size="large" className="qw-paper-previous" onClick={() => onGo(index - 1)}>
          {runner.previous}
        </Button>
      )}
      <SubmitButton {...props} isQuiet={!isLast} />
      {!isLast && (
        <Button
          size="large"
          variant="primary"
          className="qw-paper-next"
          onClick={() => onGo(index + 1)}
        >
          {runner.next}
        </Button>
      )}
    </PaperFooter>
  );
}

function SubmitButton({
  isTimeUp,
  isSubmitting,
  isSignedOut,
  onSubmit,
  isQuiet = false,
}: PaperFooterProps & { isQuiet?: boolean }) {
  const runner = useWords(runnerWords);
  return (
    <Button
      size="large"
      variant={isQuiet ? 'quiet' : 'primary'}
      className="qw-paper-submit"
      // Disabled, the button would lose the focus when the session turns out to have ended.
      {...(isSignedOut && { 'aria-disabled': true })}
      busy={(isSubmitting || isTimeUp) && !isSignedOut}
      busyLabel={runner.submitting}
      onClick={isSignedOut ? undefined : onSubmit}
    >
      {runner.submit}
    </Button>
  );
}

function Obstacle(props: PaperFooterProps) {
  const { attempt, paper, isChecked, isTimeUp, isSubmitting, isSignedOut, isReturned } = props;
  const runner = useWords(runnerWords);
  const unanswered = paper.questions.length - useAnsweredCount(paper.sheet);
  if (isTimeUp) {
    return <Banner tone="caution">{isSignedOut ? runner.timeUpSignedOut : runner.timeUp}</Banner>;
  }
  if (isSignedOut) return <Banner>{runner.submitSignedOut}</Banner>;
  if (isSubmitting) return null;
  const submitBlanks = ({ currentTarget }: MouseEvent) => {
    // The button disappears during the submission, and would take the focus with it.
    const footer = currentTarget.closest('[data-part="submit"]');
    footer?.querySelector<HTMLElement>('.qw-paper-submit')?.focus({ preventScroll: true });
    attempt.submit();
  };
  return (
    <>
      {isReturned && <ChangedElsewhere paper={paper} onGo={props.onGo} />}
      {isChecked && unanswered > 0 && (
        <Banner
          tone="caution"
          actions={
            <Button data-part="submit-blanks" onClick={submitBlanks}>
              {runner.submitBlanks(unanswered)}
            </Button>
          }
        >
          {runner.unansweredCount(unanswered)}
        </Banner>
      )}
    </>
  );
}

/** Shows what has changed on another device, before the student submits over it. */
function ChangedElsewhere({ paper, onGo }: Pick<PaperFooterProps, 'paper' | 'onGo'>) {
  const runner = useWords(runnerWords);
  const changed = paper.questions.flatMap(({ _id }, index) =>
    answerOf(paper.overruled, _id) === undefined ? [] : [index],
  );
  return (
    <Banner
      tone="caution"
      title={runner.returnedTitle}
      data-part="changed-elsewhere"
      actions={changed.map((index) => (
        <Button key={index} size="small" onClick={() => onGo(index)}>
          {runner.goToQuestion(index + 1)}
        </Button>
      ))}
    >
      {runner.returned(changed.length)}
    </Banner>
  );
}

/** Offers a copy of answers that no server has acknowledged; once one has, no copy is needed. */
function UnsavedCopy({ attempt }: Pick<PaperFooterProps, 'attempt'>) {
  const saving = useSaveState(attempt);
  if (saving !== 'device' && saving !== 'memory') return null;
  return <CopyAnswersButton size="large" variant="quiet" copy={attempt.copy} />;
}
