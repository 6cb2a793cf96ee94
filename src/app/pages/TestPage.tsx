import { useCallback, useContext, useEffect, useState, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { QuizRunner } from '../../quizzes/runner/QuizRunner';
import { useLoadAhead } from '../loading/useLoadAhead';
import { HomeLink } from '../page/HomeLink';
import { PreloadContext } from '../page/PageLink';
import { paths } from '../addresses/paths';
import { loadReceiptDialog } from '../session/SentSubmissions';
import { loadSignInAgainDialog } from '../session/SignInAgainPrompt';
import { useSessionExpiry } from '../session/useSessionExpiry';
import { usePageTitle } from '../page/usePageTitle';
import { useApi } from '../../api/ApiContext';
import { draftsOnDevice } from '../../attempt/keeping/draftStore';
import { useUpcomingList } from '../../provider/quizLists';
import { useSession } from '../../session/SessionContext';

/**
 * The title of the quiz that a student takes, if the app has it without a request: from the list
 * they came from, or from the answers on this device.
 */
function useQuizTitle(quizId: string): string | undefined {
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

const hasLoaded = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  );

/** /dashboard/test/{quizId}: after the submission the app always opens `/` (spec §8). */
export function TestPage() {
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const ended = useSessionExpiry();
  const runner = useWords(runnerWords);
  const [opened, setOpened] = useState<{ quizId: string; title: string } | null>(null);
  const isOpen = opened?.quizId === quizId;
  const title = isOpen ? opened.title : '';
  const known = useQuizTitle(quizId);
  usePageTitle(title || known || runner.title);
  useEffect(() => ended.hold(), [ended]);
  const preload = useContext(PreloadContext);
  // What follows the quiz.
  const loadNext = useCallback(async (): Promise<boolean> => {
    const loaded = await Promise.all([
      hasLoaded(loadReceiptDialog),
      hasLoaded(loadSignInAgainDialog),
      preload(paths.studentHome),
      preload(paths.studentResult(quizId)),
    ]);
    return loaded.every(Boolean);
  }, [quizId, preload]);
  useLoadAhead(loadNext, isOpen);
  const leave = (): void => void navigate(paths.start, { replace: true });
  return (
    <QuizRunner
      quizId={quizId}
      headingLevel={1}
      resumes
      timeUnknown="spec"
      onTitle={(given) => setOpened({ quizId, title: given })}
      failedAction={<HomeLink />}
      onSubmitted={leave}
      onUnsent={leave}
    />
  );
}
