import { useLocation, useNavigate } from 'react-router-dom';
import type { Receipt } from '../../api/entities';
import { useMessages } from '../../provider/MessagesContext';
import { ReceiptDialog } from '../../quizzes/ReceiptDialog';
import { StudentCompletedQuizzes } from '../../quizzes/StudentCompletedQuizzes';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { JoinQuizButton } from '../JoinQuizButton';
import { Page, PageSection } from '../Page';
import { ResultsLink } from '../ResultsLink';

/** What the quiz-taking page hands over when it leaves. */
export interface StudentPageState {
  receipt?: Receipt;
}

/** /dashboard/student-quiz */
export function StudentPage() {
  const { quizzes } = useMessages();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: StudentPageState | null };
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
      <ReceiptDialog
        receipt={state?.receipt}
        onClose={() => void navigate('.', { replace: true, state: null })}
      />
    </Page>
  );
}
