import type { ReactNode } from 'react';
import type { Load } from '../api/useLoad';
import { commonWords } from '../messages/en/common';
import { Skeleton } from '../ui/loading/Skeleton';
import { LoadFailure } from './LoadFailure';
import { useWords } from './MessagesContext';

export interface LoadedProps<Data> {
  load: Load<Data>;
  /** What to say of a failure when the server sent no sentence. */
  fallback: string;
  /** What is shown until there is an answer. @default rows */
  skeleton?: ReactNode;
  /** Where else to go when it fails. */
  failedAction?: ReactNode;
  /** What is shown of the data. */
  children: (data: Data) => ReactNode;
}

/** Shows what was loaded, and until then that it is on its way, or why it could not be. */
export function Loaded<Data>({
  load: { data, error, retry, isRetrying },
  fallback,
  skeleton,
  failedAction,
  children,
}: LoadedProps<Data>) {
  const common = useWords(commonWords);
  if (error !== null) {
    return (
      <LoadFailure
        error={error}
        fallback={fallback}
        onRetry={retry}
        isRetrying={isRetrying}
        action={failedAction}
      />
    );
  }
  if (data === undefined) return skeleton ?? <Skeleton shape="rows" label={common.loading} />;
  return children(data);
}
