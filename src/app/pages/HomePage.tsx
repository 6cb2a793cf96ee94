import { appWords } from '../../messages/en/app';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { useSession } from '../../session/SessionContext';
import { JoinQuizButton } from '../JoinQuizButton';
import { Page, PageSection } from '../Page';
import { paths } from '../paths';
import { ResultsLink } from '../ResultsLink';

/** /dashboard: what comes next. */
export function HomePage() {
  const app = useWords(appWords);
  const quizzes = useWords(quizzesWords);
  const isStudent = useSession()?.user.role === 'Student';
  return (
    <Page
      title={app.dashboard}
      actions={
        <>
          <ResultsLink />
          {isStudent && <JoinQuizButton />}
        </>
      }
    >
      <PageSection title={quizzes.upcoming}>
        <UpcomingQuizzes {...(isStudent ? {} : { quizHref: paths.quiz })} />
      </PageSection>
    </Page>
  );
}
