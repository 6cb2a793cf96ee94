import { useContext, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { QuizRunner } from '../../quizzes/runner/QuizRunner';
import { HomeLink } from '../page/HomeLink';
import { PreloadContext } from '../page/PageLink';
import { paths } from '../addresses/paths';
import { importReceiptDialog } from '../session/SentSubmissions';
import { useSessionExpiry } from '../session/useSessionExpiry';
import { usePageTitle } from '../page/usePageTitle';
import { useQuizTitle } from '../page/useQuizTitle';

/** Time for the first question to be painted, in milliseconds. */
const preloadsAfterMs = 2_000;

/** /dashboard/test/{quizId}: after the submission the app always opens `/` (spec §8). */
export function TestPage() {
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const ended = useSessionExpiry();
  const runner = useWords(runnerWords);
  const [opened, setOpened] = useState<{ quizId: string; title: string } | null>(null);
  const title = opened?.quizId === quizId ? opened.title : '';
  const known = useQuizTitle(quizId);
  usePageTitle(title || known || runner.title);
  useEffect(() => ended.hold(), [ended]);
  const preload = useContext(PreloadContext);
  useEffect(() => {
    // The next page and its receipt must open offline too. Firefox and Safari never repeat an
    // import that has failed.
    const timer = setTimeout(() => {
      preload(paths.studentHome);
      importReceiptDialog().catch(() => undefined);
    }, preloadsAfterMs);
    return () => clearTimeout(timer);
  }, [preload]);
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
