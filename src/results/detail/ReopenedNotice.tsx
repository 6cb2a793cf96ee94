import type { Result } from '../../api/entities';
import { useCapability } from '../../api/useCapability';
import { useQuizChanges } from '../../api/teachingHooks';
import { historyWords } from '../../messages/en/history';
import { useWords } from '../../provider/MessagesContext';
import { useSession } from '../../session/SessionContext';
import { Banner } from '../../ui/state/Banner';

/**
 * Tells the instructor that a quiz which is running again had results for its students to see, where
 * the server keeps a history.
 */
export function ReopenedNotice({ quiz }: Pick<Result, 'quiz'>) {
  const words = useWords(historyWords);
  const isStudent = useSession()?.user.role === 'Student';
  const isNeeded = !isStudent && quiz.closed_at === null;
  const { isThere } = useCapability('quizChanges', isNeeded);
  const { data } = useQuizChanges(quiz._id, { enabled: isNeeded && isThere === true });
  const wasGraded = data?.changes.some(({ action }) => action === 'quiz.grade') === true;
  return isNeeded && wasGraded ? (
    <Banner tone="caution" title={words.reopenedTitle} data-part="reopened">
      {words.resultsSeen}
    </Banner>
  ) : null;
}
