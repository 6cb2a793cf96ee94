import { useNavigate } from 'react-router-dom';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { StudentQuizHome } from '../../quizzes/home/StudentQuizHome';
import { paths } from '../addresses/paths';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/quizes for a student: quiz home without the instructor's parts. */
export function StudentQuizHomePage() {
  const navigate = useNavigate();
  usePageTitle(useWords(quizzesWords).home);
  return (
    <StudentQuizHome
      headingLevel={1}
      resultsHref={paths.studentResults}
      testHref={paths.test}
      onJoined={({ quizId }) => void navigate(paths.test(quizId))}
    />
  );
}
