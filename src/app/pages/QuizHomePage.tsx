import { BookOpen, ChartNoAxesColumn, LogIn, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { JoinQuizDialog } from '../../quizzes/JoinQuizDialog';
import { QuizCreateDialog } from '../../quizzes/QuizCreateDialog';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { CompletedQuizzes } from '../../results/CompletedQuizzes';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/Heading';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';

/** Upcoming quizzes and completed results that this page shows (spec §9). */
const upcomingShown = 2;
const completedShown = 5;

/** /dashboard/quizes: quiz home. */
export function QuizHomePage() {
  const { join, quizzes, results } = useMessages();
  const renderLink = useRenderLink();
  const navigate = useNavigate();
  const isStudent = useSession()?.user.role === 'Student';
  const [isOpen, setOpen] = useState(false);
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
          {!isStudent && (
            <ButtonLink
              variant="quiet"
              icon={<BookOpen />}
              href={paths.questions}
              render={renderLink}
            >
              {quizzes.questionBank}
            </ButtonLink>
          )}
          <Button
            variant="primary"
            size="large"
            icon={isStudent ? <LogIn /> : <Plus />}
            onClick={() => setOpen(true)}
          >
            {isStudent ? join.title : quizzes.setUp}
          </Button>
        </div>
      </header>
      <section className="qw-page-section" aria-labelledby="qw-upcoming">
        <Heading level={2} size="small" id="qw-upcoming">
          {quizzes.upcoming}
        </Heading>
        <UpcomingQuizzes limit={upcomingShown} {...(isStudent ? {} : { quizHref: paths.quiz })} />
      </section>
      <section className="qw-page-section" aria-labelledby="qw-completed">
        <Heading level={2} size="small" id="qw-completed">
          {results.title}
        </Heading>
        <CompletedQuizzes limit={completedShown} resultHref={paths.result} />
      </section>
      {isStudent ? (
        <JoinQuizDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          onJoined={({ quizId }) => void navigate(paths.test(quizId))}
        />
      ) : (
        <QuizCreateDialog open={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
