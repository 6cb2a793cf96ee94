import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { InstructorQuizHome } from '../../quizzes/home/InstructorQuizHome';
import { paths } from '../addresses/paths';
import { useJoinHref } from '../addresses/useJoinHref';
import { usePageTitle } from '../page/usePageTitle';

/** /dashboard/quizes for an instructor: quiz home. */
export function QuizHomePage() {
  usePageTitle(useWords(quizzesWords).home);
  return (
    <InstructorQuizHome
      headingLevel={1}
      questionsHref={paths.questions}
      resultsHref={paths.results}
      quizHref={paths.quiz}
      resultHref={paths.result}
      joinHref={useJoinHref()}
    />
  );
}
