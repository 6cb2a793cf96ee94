import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import type { UpcomingList } from '../../provider/quizLists';
import { useInBrowser } from '../../base/useInBrowser';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { draftsOnDevice } from '../../attempt/keeping/draftStore';
import { useSession } from '../../session/SessionContext';
import { timesOf } from '../time/quizTimes';
import { ownEnd, studentStanding, type StudentStanding } from './studentStanding';
import { useNowAt } from '../time/useNowAt';

/**
 * What the signed-in student can do with each of the upcoming quizzes, in their order. It updates
 * automatically as they begin and end.
 */
export function useStudentStandings({
  data: quizzes,
  dataUpdatedAt: updatedAt,
}: Pick<UpcomingList, 'data' | 'dataUpdatedAt'>): StudentStanding[] {
  const userId = useSession()?.user._id;
  const { server } = useApi();
  const isInBrowser = useInBrowser();
  const drafts = useMemo(() => {
    const isJoinedKnown = quizzes?.every(({ joined }) => joined !== undefined) ?? true;
    const kept =
      isJoinedKnown || userId === undefined || !isInBrowser
        ? []
        : draftsOnDevice(userId, { server });
    return new Set(kept.map(({ quiz }) => quiz));
  }, [quizzes, userId, server, isInBrowser]);
  const { entries } = useOutbox();
  const keptOf = (id: string) => {
    const status = entries.find(({ quiz }) => quiz === id)?.status ?? 'returned';
    // One that was returned is a quiz that continues.
    if (status === 'returned') return drafts.has(id) ? 'draft' : null;
    return status === 'refused' ? status : 'unsent';
  };
  const deviceNow = useNowAt(
    (quizzes ?? []).flatMap((quiz) => [
      timesOf(quiz)?.opensAt.getTime() ?? Number.NaN,
      ownEnd(quiz) ?? Number.NaN,
    ]),
  );
  // A server's clock and the device's may differ, and the page must not.
  const now = isInBrowser ? deviceNow : updatedAt;
  return (quizzes ?? []).map((quiz) => studentStanding(quiz, now, keptOf(quiz._id), updatedAt));
}
