import { useParams } from 'react-router-dom';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { QuizDetail } from '../../quizzes/QuizDetail';
import { HomeLink } from '../HomeLink';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/quizes/{quizId} */
export function QuizPage() {
  const { quizId = '' } = useParams();
  usePageTitle(useWords(quizzesWords).home);
  return <QuizDetail quizId={quizId} headingLevel={1} failedAction={<HomeLink />} />;
}
