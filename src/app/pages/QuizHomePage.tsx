import { useNavigate } from 'react-router-dom';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { QuizHome } from '../../quizzes/QuizHome';
import { paths } from '../paths';
import { useJoinHref } from '../useJoinHref';
import { usePageTitle } from '../usePageTitle';

/** /dashboard/quizes: quiz home. */
export function QuizHomePage() {
  const navigate = useNavigate();
  usePageTitle(useWords(quizzesWords).home);
  return (
    <QuizHome
      headingLevel={1}
      questionsHref={paths.questions}
      resultsHref={paths.results}
      quizHref={paths.quiz}
      resultHref={paths.result}
      joinHref={useJoinHref()}
      onJoined={({ quizId }) => void navigate(paths.test(quizId))}
    />
  );
}
