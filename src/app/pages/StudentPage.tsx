import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { StudentCompletedQuizzes } from '../../quizzes/StudentCompletedQuizzes';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { JoinQuizButton } from '../JoinQuizButton';
import { Page, PageSection } from '../Page';
import { ResultsLink } from '../ResultsLink';

/** /dashboard/student-quiz */
export function StudentPage() {
  const quizzes = useWords(quizzesWords);
  return (
    <Page
      title={quizzes.home}
      actions={
        <>
          <ResultsLink />
          <JoinQuizButton />
        </>
      }
    >
      <PageSection title={quizzes.upcoming}>
        <UpcomingQuizzes />
      </PageSection>
      <PageSection title={quizzes.completed.title}>
        <StudentCompletedQuizzes />
      </PageSection>
    </Page>
  );
}
