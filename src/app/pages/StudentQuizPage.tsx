import { useParams } from 'react-router-dom';
import { useQuiz } from '../../api/operationHooks';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { QuizOverview } from '../../quizzes/detail/QuizOverview';
import { HomeLink } from '../page/HomeLink';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/quizes/{quizId} for a student: only the facts, without the instructor's actions. */
export function StudentQuizPage() {
  const { quizId = '' } = useParams();
  const words = useWords(quizzesWords);
  // The widget loads it.
  const { data: quiz } = useQuiz(quizId, { enabled: false });
  usePageTitle(quiz?.title ?? words.home);
  return <QuizOverview quizId={quizId} headingLevel={1} failedAction={<HomeLink />} />;
}
