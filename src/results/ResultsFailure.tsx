import type { ApiError } from '../api/ApiError';
import { errorSentence } from '../provider/errorSentence';
import { useMessages } from '../provider/MessagesContext';
import { ErrorState } from '../ui/ErrorState';

interface ResultsFailureProps {
  error: ApiError;
  onRetry: () => void;
}

/** Says why there are no results to see; a refusal is not worth another try. */
export function ResultsFailure({ error, onRetry }: ResultsFailureProps) {
  const { common, results: words } = useMessages();
  if (error.status === 403) return <ErrorState title={common.forbidden} />;
  return (
    <ErrorState
      title={common.failedTitle}
      description={errorSentence(error, words.loadFailed)}
      onRetry={onRetry}
      retryLabel={common.retry}
    />
  );
}
