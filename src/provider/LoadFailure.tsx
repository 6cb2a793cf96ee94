import type { ApiError } from '../api/ApiError';
import { ErrorState } from '../ui/ErrorState';
import { errorSentence } from './errorSentence';
import { useMessages } from './MessagesContext';

export interface LoadFailureProps {
  error: ApiError;
  /** What to say when the server sent no sentence. */
  fallback: string;
  onRetry: () => void;
  /** Whether another try is on its way. */
  isRetrying: boolean;
}

/** Says why something could not be loaded; a refusal (403) is not worth another try. */
export function LoadFailure({ error, fallback, onRetry, isRetrying }: LoadFailureProps) {
  const { common } = useMessages();
  if (error.status === 403) return <ErrorState title={common.forbidden} />;
  return (
    <ErrorState
      title={common.failedTitle}
      description={errorSentence(error, fallback)}
      onRetry={onRetry}
      retryLabel={common.retry}
      retrying={isRetrying}
    />
  );
}
