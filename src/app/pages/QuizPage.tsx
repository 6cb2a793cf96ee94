import { useParams } from 'react-router-dom';
import { useMessages } from '../../provider/MessagesContext';
import { QuizDetail } from '../../quizzes/QuizDetail';
import { HomeLink } from '../HomeLink';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/quizes/{quizId} */
export function QuizPage() {
  const { quizId = '' } = useParams();
  usePageTitle(useMessages().quizzes.home);
  return <QuizDetail quizId={quizId} headingLevel={1} failedAction={<HomeLink />} />;
}
