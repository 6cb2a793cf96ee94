import type { ReactNode } from 'react';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { Button } from '../../../ui/button/Button';
import { useCurrentIndex, type CurrentQuestion } from './currentQuestion';
import type { SubmissionObstacleProps } from '../submission/SubmissionObstacle';
import { useLaterScreens } from './useLaterScreens';

interface PaperFooterProps extends SubmissionObstacleProps {
  onSubmit: () => void;
}

/** Submits, and says what prevents it. */
export function PaperFooter({ children, ...props }: PaperFooterProps & { children?: ReactNode }) {
  const later = useLaterScreens(true, false);
  return (
    <footer className="qw-runner-footer" data-part="submit">
      {later && <later.SubmissionObstacle {...props} />}
      <div className="qw-paper-buttons">
        {children ?? <SubmitButton {...props} />}
        {later && <later.UnsavedCopy attempt={props.attempt} />}
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
