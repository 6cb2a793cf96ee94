import type { ReactNode } from 'react';
import type { ApiError } from '../api/ApiError';
import { commonWords } from '../messages/en/common';
import { ErrorState } from '../ui/state/ErrorState';
import { useErrorSentence } from './useErrorSentence';
import { useWords } from './MessagesContext';

export interface LoadFailureProps {
  error: ApiError;
  /** The message if the server sent none. */
  fallback: string;
  /** The message while the device is offline, if more can be said than that it is. */
  offline?: string | undefined;
  onRetry: () => void;
  /** Whether a retry is in progress. */
  isRetrying: boolean;
  /** A further action, such as a link elsewhere. */
  action?: ReactNode;
}

/** Says why something could not be loaded, and offers a retry unless the refusal is final. */
export function LoadFailure({
  error,
  fallback,
  offline,
  onRetry,
  isRetrying,
  action,
}: LoadFailureProps) {
  const common = useWords(commonWords);
  const errorSentence = useErrorSentence();
  const sentence = errorSentence(error, fallback, offline);
  if (error.isForbidden) {
    return (
      <ErrorState
        title={common.forbidden}
        description={error.fromServer ? sentence : undefined}
        action={action}
      />
    );
  }
  if (error.isOutdated) return <ErrorState title={sentence} action={action} />;
  return (
    <ErrorState
      title={common.failedTitle}
      description={
        error.kind === 'shape' ? (
          <>
            <span className="qw-text">{sentence}</span>
            <br />
            <span className="qw-text">{common.answeredInstead}</span>
          </>
        ) : (
          sentence
        )
      }
      onRetry={onRetry}
      retryLabel={common.retry}
      retrying={isRetrying}
      action={action}
    />
  );
}
