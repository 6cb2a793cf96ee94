import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { QuizRunner } from '../../quizzes/runner/QuizRunner';
import { HomeLink } from '../HomeLink';
import { paths } from '../paths';
import { useEndedSession } from '../useEndedSession';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/test/{quizId}: after the submission the app goes to `/` in every case (spec §8). */
export function TestPage() {
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const ended = useEndedSession();
  usePageTitle(useWords(runnerWords).title);
  useEffect(() => ended.hold(), [ended]);
  const leave = (): void => void navigate(paths.start, { replace: true });
  return (
    <QuizRunner
      quizId={quizId}
      headingLevel={1}
      resumes
      failedAction={<HomeLink />}
      onSubmitted={leave}
      onUnsent={leave}
    />
  );
}
