import { appWords } from '../../messages/en/app';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { UpcomingQuizzes } from '../../quizzes/UpcomingQuizzes';
import { useSession } from '../../session/SessionContext';
import { TopStudents } from '../../students/TopStudents';
import { JoinQuizButton } from '../JoinQuizButton';
import { Page, PageSection } from '../Page';
import { paths } from '../paths';
import { ResultsLink } from '../ResultsLink';

/** /dashboard: what comes next, and who does best (spec §2, home). */
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
      {isStudent ? null : <TopStudents headingLevel={2} allHref={paths.students} />}
    </Page>
  );
}
