import type { ReactNode } from 'react';
import type { Load } from '../api/useLoad';
import { commonWords } from '../messages/en/common';
import { Delayed } from '../ui/loading/Delayed';
import { Skeleton } from '../ui/loading/Skeleton';
import { LoadFailure } from './LoadFailure';
import { useWords } from './MessagesContext';

export interface LoadedProps<Data> {
  load: Load<Data>;
  /** The failure message if the server sent none. */
  fallback: string;
  /** Shown until there is a reply. @default rows */
  skeleton?: ReactNode;
  /** A further action on failure, such as a link elsewhere. */
  failedAction?: ReactNode;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
}

/** Shows loaded data, a skeleton until then, or why loading failed. */
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
  if (data === undefined) {
    return <Delayed>{skeleton ?? <Skeleton shape="rows" label={common.loading} />}</Delayed>;
  }
  return children(data);
}
