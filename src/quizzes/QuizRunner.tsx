import clsx from 'clsx';
import { forwardRef, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Receipt } from '../api/entities';
import { useAttempt } from '../attempt/useAttempt';
import { LoadFailure } from '../provider/LoadFailure';
import { useMessages } from '../provider/MessagesContext';
import { formatMoment } from '../rules/formats';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { QuizPaper } from './QuizPaper';
import { SubmittedQuiz } from './SubmittedQuiz';

export interface QuizRunnerProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> {
  /** The quiz to take; its student has joined it before. */
  quizId: string;
  /** Called once when the server has acknowledged the submission. */
  onSubmitted?: ((receipt: Receipt | undefined) => void) | undefined;
  /** Where to go when the quiz cannot be taken, such as a link back. */
  failedAction?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Takes a quiz: waits for its start, shows the questions against the countdown, keeps every answer,
 * submits, and ends with the receipt (spec §2, quiz-taking page).
 * Parts: `paper`, `header`, `question`, `submit`, `receipt`.
 */
export const QuizRunner = forwardRef<HTMLDivElement, QuizRunnerProps>(function QuizRunner(
  { quizId, onSubmitted, failedAction, headingLevel = 2, className, ...rest },
  ref,
) {
  const { runner } = useMessages();
  const attempt = useAttempt(quizId);
  const { state } = attempt;

  const submitted = state.phase === 'submitted' ? state : null;
  const tell = useRef(onSubmitted);
  useEffect(() => {
    tell.current = onSubmitted;
  });
  const isSubmitted = submitted !== null;
  const receipt = submitted?.receipt;
  useEffect(() => {
    if (isSubmitted) tell.current?.(receipt);
  }, [isSubmitted, receipt]);

  return (
    <Root {...rest} ref={ref} className={clsx('qw-runner', className)}>
      {state.phase === 'loading' && <Skeleton shape="rows" lines={6} label={runner.loading} />}
      {state.phase === 'failed' && (
        <LoadFailure
          error={state.error}
          fallback={runner.loadFailed}
          onRetry={attempt.retry}
          isRetrying={state.isRetrying}
          action={failedAction}
        />
      )}
      {state.phase === 'waiting' && (
        <div className="qw-runner-waiting" role="status" data-part="waiting">
          <p className="qw-runner-number">{runner.waitingTitle}</p>
          <Heading level={headingLevel} size="large">
            {state.title}
          </Heading>
          <p className="qw-runner-note">{runner.startsAt(formatMoment(state.startsAt) ?? '')}</p>
        </div>
      )}
      {(state.phase === 'running' || state.phase === 'submitting') && (
        <QuizPaper attempt={attempt} state={state} headingLevel={headingLevel} />
      )}
      {submitted !== null && <SubmittedQuiz submitted={submitted} headingLevel={headingLevel} />}
    </Root>
  );
});
