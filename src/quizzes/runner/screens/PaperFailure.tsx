import type { ReactNode } from 'react';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { useAttemptServices } from '../../../attempt/hooks/attemptServices';
import type { AttemptState } from '../../../attempt/state/attemptState';
import { runnerWords } from '../../../messages/en/runner';
import { LoadFailure } from '../../../provider/LoadFailure';
import { useWords } from '../../../provider/MessagesContext';
import { useErrorSentence } from '../../../provider/useErrorSentence';
import { ErrorState } from '../../../ui/state/ErrorState';

interface PaperFailureProps {
  /** Why there is no paper. */
  state: Extract<AttemptState, { phase: 'failed' | 'refused' }>;
  retry: AttemptHandle['retry'];
  quizId: string;
  /** The form to sign in again, or the host's. */
  login: ReactNode;
  /** The button for a copy of the answers, where there are any. */
  copy: ReactNode;
  failedAction: ReactNode;
}

/** Replaces a paper that could not be had. */
export function PaperFailure({
  state,
  retry,
  quizId,
  login,
  copy,
  failedAction,
}: PaperFailureProps) {
  const runner = useWords(runnerWords);
  const errorSentence = useErrorSentence();
  const { drafts } = useAttemptServices();
  const actions = (
    <>
      {failedAction}
      {copy}
    </>
  );
  if (state.phase === 'refused') {
    return (
      <ErrorState
        title={runner.refusedTitle}
        description={errorSentence(state.error, runner.loadFailed)}
        action={actions}
      />
    );
  }
  // Answers are safe, where this device has some of the paper that cannot be had.
  const isKept = drafts.isDurable(quizId) && drafts.read(quizId) !== null;
  return (
    <>
      <LoadFailure
        error={state.error}
        fallback={isKept ? runner.loadFailedKept : runner.loadFailed}
        offline={isKept ? runner.offlineKept : undefined}
        onRetry={retry}
        isRetrying={state.isRetrying}
        action={state.isDenied ? failedAction : actions}
      />
      {state.isDenied && login}
    </>
  );
}
