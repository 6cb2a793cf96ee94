import { useEffect, useState } from 'react';
import { questionsWords } from '../messages/en/questions';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { useLatest } from '../provider/useLatest';

type QuestionDialogs = (typeof import('./QuestionDialogs'))['QuestionDialogs'];

/** How long after the bank has shown, in milliseconds: its list comes first. */
const pauseMs = 200;

/**
 * The dialogs, which weigh more than the list. They are loaded soon after it has shown, so that a
 * first click finds them; at once where they are wanted before.
 *
 * @param onFailed called where they are wanted and cannot be loaded, which is logged and said
 */
export function useQuestionDialogs(
  isWanted: boolean,
  onFailed: () => void,
): QuestionDialogs | null {
  const { dialogNotLoaded } = useWords(questionsWords);
  const notify = useNotify();
  const [dialogs, setDialogs] = useState<QuestionDialogs | null>(null);
  const latest = useLatest({ onFailed, notify, message: dialogNotLoaded });
  const isLoaded = dialogs !== null;

  useEffect(() => {
    if (isLoaded) return undefined;
    let isOver = false;
    const load = async () => {
      try {
        const module = await import('./QuestionDialogs');
        if (!isOver) setDialogs(() => module.QuestionDialogs);
      } catch (error) {
        if (!isWanted || isOver) return;
        console.error(error);
        const { onFailed: fail, notify: say, message } = latest.current;
        say({ tone: 'critical', message });
        fail();
      }
    };
    const timer = setTimeout(() => void load(), isWanted ? 0 : pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isLoaded, isWanted, latest]);

  return dialogs;
}
