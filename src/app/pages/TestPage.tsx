import { useCallback, useContext, useEffect, useState } from 'react';
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
import { useQuizTitle } from '../page/useQuizTitle';

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
