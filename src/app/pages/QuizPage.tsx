import { useNavigate, useParams } from 'react-router-dom';
import { useQuiz } from '../../api/operationHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { InstructorQuizDetail } from '../../quizzes/detail/InstructorQuizDetail';
import { HomeLink } from '../page/HomeLink';
import { paths } from '../addresses/paths';
import { useJoinHref } from '../addresses/useJoinHref';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/quizes/{quizId} for an instructor; a deleted quiz leads back to all of them (spec §2, delete dialog). */
export function QuizPage() {
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const words = useWords(quizzesWords);
  // The widget loads it.
  const { data: quiz } = useQuiz(quizId, { enabled: false });
  usePageTitle(quiz?.title ?? words.home);
  return (
    <InstructorQuizDetail
      quizId={quizId}
      headingLevel={1}
      joinHref={useJoinHref()}
      resultHref={paths.result}
      onDeleted={() => void navigate(paths.quizzes, { replace: true })}
      failedAction={<HomeLink />}
    />
  );
}
