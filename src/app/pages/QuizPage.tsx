import { useNavigate, useParams } from 'react-router-dom';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { QuizDetail } from '../../quizzes/QuizDetail';
import { HomeLink } from '../HomeLink';
import { paths } from '../paths';
import { useJoinHref } from '../useJoinHref';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/quizes/{quizId}; a deleted quiz leads back to all of them (spec §2, delete dialog). */
export function QuizPage() {
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  usePageTitle(useWords(quizzesWords).home);
  return (
    <QuizDetail
      quizId={quizId}
      headingLevel={1}
      joinHref={useJoinHref()}
      resultHref={paths.result}
      onDeleted={() => void navigate(paths.quizzes, { replace: true })}
      failedAction={<HomeLink />}
    />
  );
}
