import type { ReactNode } from 'react';
import { useAnsweredCount } from '../../attempt/answerSheet';
import type { Paper } from '../../attempt/attemptState';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useCurrentIndex, type CurrentQuestion } from './currentQuestion';

interface PaperFooterProps {
  paper: Paper;
  /** Whether missing answers are pointed out. */
  isChecked: boolean;
  isTimeUp: boolean;
  isSubmitting: boolean;
  isSignedOut: boolean;
  onSubmit: () => void;
}

/** Submits, and says what stands in the way of it. */
export function PaperFooter({ children, ...props }: PaperFooterProps & { children?: ReactNode }) {
  return (
    <footer className="qw-runner-footer" data-part="submit">
      <Obstacle {...props} />
      <div className="qw-paper-buttons">{children ?? <SubmitButton {...props} />}</div>
    </footer>
  );
}

interface SingleFooterProps extends PaperFooterProps {
  current: CurrentQuestion;
  onGo: (index: number) => void;
}

/** Under one question at a time: the way to its neighbours, and to submit from each of them. */
export function SingleFooter({ current, onGo, ...props }: SingleFooterProps) {
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
      // Disabled, it would lose the focus when the session is found to have ended.
      {...(isSignedOut && { 'aria-disabled': true })}
      busy={(isSubmitting || isTimeUp) && !isSignedOut}
      busyLabel={runner.submitting}
      onClick={isSignedOut ? undefined : onSubmit}
    >
      {runner.submit}
    </Button>
  );
}

function Obstacle({ paper, isChecked, isTimeUp, isSignedOut }: PaperFooterProps) {
  const runner = useWords(runnerWords);
  const unanswered = paper.questions.length - useAnsweredCount(paper.sheet);
  if (isTimeUp) {
    return <Banner tone="caution">{isSignedOut ? runner.timeUpSignedOut : runner.timeUp}</Banner>;
  }
  if (isSignedOut) return <Banner>{runner.submitSignedOut}</Banner>;
  if (isChecked && unanswered > 0) {
    return <Banner tone="caution">{runner.unansweredCount(unanswered)}</Banner>;
  }
  return null;
}
