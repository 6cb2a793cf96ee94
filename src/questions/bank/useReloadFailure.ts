import { useEffect } from 'react';
import type { LoadedQuery } from '../../api/useLoad';
import { questionsWords } from '../../messages/en/questions';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useLatest } from '../../base/useLatest';
import { useNotify } from '../../provider/notifications';

/**
 * Logs that the list could not be loaded (spec §8), and tells the user if an older list stays on
 * the screen. Without one, the screen itself says it.
 */
export function useReloadFailure({
  data,
  error,
}: Pick<LoadedQuery<unknown>, 'data' | 'error'>): void {
  const { reloadFailed } = useWords(questionsWords);
  const notify = useNotify();
  const errorSentence = useErrorSentence();
  const latest = useLatest((failure: LoadedQuery<unknown>['error']) => {
    if (data === undefined) return;
    notify({ tone: 'critical', message: errorSentence(failure, reloadFailed) });
  });
  useEffect(() => {
    if (error === null) return;
    console.error(error);
    latest.current(error);
  }, [error, latest]);
}
