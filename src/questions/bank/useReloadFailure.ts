import { useEffect } from 'react';
import type { QueryResult } from '../../api/hookTypes';
import { questionsWords } from '../../messages/en/questions';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useLatest } from '../../base/useLatest';
import { useNotify } from '../../provider/notifications';

/**
 * Logs that the list could not be loaded (spec §8), and tells the user if an older list stays on
 * the screen. Without one, the screen itself says it.
 */
export function useReloadFailure({ data, error }: QueryResult<unknown>): void {
  const { reloadFailed } = useWords(questionsWords);
  const notify = useNotify();
  const errorSentence = useErrorSentence();
  const latest = useLatest({ isStale: data !== undefined, reloadFailed, notify });
  useEffect(() => {
    if (error === null) return;
    console.error(error);
    const { isStale, reloadFailed: fallback, notify: say } = latest.current;
    if (isStale) say({ tone: 'critical', message: errorSentence(error, fallback) });
  }, [error, latest]);
}
