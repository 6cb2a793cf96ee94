import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import { draftsOnDevice } from '../../attempt/keeping/draftStore';
import { useUpcomingList } from '../../provider/quizLists';
import { useSession } from '../../session/SessionContext';

/**
 * The title of the quiz that a student takes, if the app has it without a request: from the list
 * they came from, or from the answers on this device.
 */
export function useQuizTitle(quizId: string): string | undefined {
  const userId = useSession()?.user._id;
  const { server } = useApi();
  const { data: known } = useUpcomingList({ enabled: false });
  const kept = useMemo(
    () =>
      userId === undefined
        ? undefined
        : draftsOnDevice(userId, { server }).find(({ quiz }) => quiz === quizId)?.title,
    [userId, server, quizId],
  );
  return known?.find(({ _id }) => _id === quizId)?.title || kept || undefined;
}
