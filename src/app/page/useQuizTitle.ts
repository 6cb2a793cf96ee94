import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import { useUpcomingQuizzes } from '../../api/operationHooks';
import { draftsOnDevice } from '../../attempt/draftStore';
import { useSession } from '../../session/SessionContext';

/**
 * The title of a quiz that a student takes, where the app has come across it without asking: in the
 * list they came from, or beside the answers that this device keeps.
 */
export function useQuizTitle(quizId: string): string | undefined {
  const userId = useSession()?.user._id;
  const { server } = useApi();
  const { data: known } = useUpcomingQuizzes({ enabled: false });
  const kept = useMemo(
    () =>
      userId === undefined
        ? undefined
        : draftsOnDevice(userId, { server }).find(({ quiz }) => quiz === quizId)?.title,
    [userId, server, quizId],
  );
  return known?.find(({ _id }) => _id === quizId)?.title || kept || undefined;
}
