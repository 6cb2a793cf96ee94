import { useNavigate, useParams } from 'react-router-dom';
import { useMessages } from '../../provider/MessagesContext';
import { QuizRunner } from '../../quizzes/QuizRunner';
import { HomeLink } from '../HomeLink';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';
import type { StudentPageState } from './StudentPage';

/** /dashboard/test/{quizId}: after the submission the app goes to `/` (spec §2). */
export function TestPage() {
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  usePageTitle(useMessages().runner.title);
  return (
    <QuizRunner
      key={quizId}
      quizId={quizId}
      headingLevel={1}
      failedAction={<HomeLink />}
      onSubmitted={(receipt) => {
        const state: StudentPageState = receipt ? { receipt } : {};
        void navigate(paths.start, { replace: true, state });
      }}
    />
  );
}
