import { BookOpen } from 'lucide-react';
import { quizzesWords } from '../../messages/en/quizzes';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { CompletedQuizzes } from '../../results/CompletedQuizzes';
import { useSession } from '../../session/SessionContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { JoinQuizButton } from '../JoinQuizButton';
import { Page, PageSection } from '../Page';
import { paths } from '../paths';
import { ResultsLink } from '../ResultsLink';
import { SetUpQuizButton } from '../SetUpQuizButton';

/** Upcoming quizzes and completed results that this page shows (spec §9). */
const upcomingShown = 2;
const completedShown = 5;

/** /dashboard/quizes: quiz home. */
export function QuizHomePage() {
  const quizzes = useWords(quizzesWords);
  const results = useWords(resultsWords);
  const isStudent = useSession()?.user.role === 'Student';
  return (
    <Page title={quizzes.home} actions={isStudent ? <StudentActions /> : <InstructorActions />}>
      <PageSection title={quizzes.upcoming}>
        <UpcomingQuizzes limit={upcomingShown} {...(isStudent ? {} : { quizHref: paths.quiz })} />
      </PageSection>
      <PageSection title={results.title}>
        <CompletedQuizzes limit={completedShown} resultHref={paths.result} />
      </PageSection>
    </Page>
  );
}

function StudentActions() {
  return (
    <>
      <ResultsLink />
      <JoinQuizButton />
    </>
  );
}

function InstructorActions() {
  const quizzes = useWords(quizzesWords);
  return (
    <>
      <ResultsLink />
      <ButtonLink
        variant="quiet"
        icon={<BookOpen />}
        href={paths.questions}
        render={useRenderLink()}
      >
        {quizzes.questionBank}
      </ButtonLink>
      <SetUpQuizButton variant="primary" size="large">
        {quizzes.setUp}
      </SetUpQuizButton>
    </>
  );
}
