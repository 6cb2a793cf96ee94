import { ChartNoAxesColumn, LogIn } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Receipt } from '../../api/entities';
import { useMessages } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { JoinQuizDialog } from '../../quizzes/JoinQuizDialog';
import { ReceiptDialog } from '../../quizzes/ReceiptDialog';
import { StudentCompletedQuizzes } from '../../quizzes/StudentCompletedQuizzes';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/Heading';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';

/** What the quiz-taking page hands over when it leaves. */
export interface StudentPageState {
  receipt?: Receipt;
}

/** /dashboard/student-quiz */
export function StudentPage() {
  const { join, quizzes } = useMessages();
  const renderLink = useRenderLink();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: StudentPageState | null };
  const [isJoining, setJoining] = useState(false);
  usePageTitle(quizzes.home);

  return (
    <div className="qw-page">
      <header className="qw-page-header">
        <Heading level={1} size="large">
          {quizzes.home}
        </Heading>
        <div className="qw-page-actions">
          <ButtonLink
            variant="quiet"
            icon={<ChartNoAxesColumn />}
            href={paths.results}
            render={renderLink}
          >
            {quizzes.results}
          </ButtonLink>
          <Button variant="primary" size="large" icon={<LogIn />} onClick={() => setJoining(true)}>
            {join.title}
          </Button>
        </div>
      </header>
      <section className="qw-page-section" aria-labelledby="qw-upcoming">
        <Heading level={2} size="small" id="qw-upcoming">
          {quizzes.upcoming}
        </Heading>
        <UpcomingQuizzes />
      </section>
      <section className="qw-page-section" aria-labelledby="qw-completed">
        <Heading level={2} size="small" id="qw-completed">
          {quizzes.completed.title}
        </Heading>
        <StudentCompletedQuizzes />
      </section>
      <JoinQuizDialog
        open={isJoining}
        onClose={() => setJoining(false)}
        onJoined={({ quizId }) => void navigate(paths.test(quizId))}
      />
      <ReceiptDialog
        receipt={state?.receipt}
        onClose={() => void navigate('.', { replace: true, state: null })}
      />
    </div>
  );
}
