import { appWords } from '../../messages/en/app';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { UpcomingQuizzes } from '../../quizzes/home/UpcomingQuizzes';
import { useUpcomingPlace } from '../../quizzes/home/useUpcomingPlace';
import { Ranking } from '../../students/Ranking';
import { JoinQuizButton } from '../page/JoinQuizButton';
import { Page, PageSection } from '../page/Page';
import { paths } from '../addresses/paths';
import { ResultsLink } from '../page/ResultsLink';

/** /dashboard for a student: the quizzes of their group, and its ranking (spec §2, home). */
export function StudentDashboardPage() {
  const app = useWords(appWords);
  const quizzes = useWords(quizzesWords);
  const { place, isPending } = useUpcomingPlace();
  return (
    <Page
      title={app.dashboard}
      actions={
        <>
          <ResultsLink />
          <JoinQuizButton />
        </>
      }
    >
      <div ref={place}>
        <PageSection title={quizzes.upcoming}>
          <UpcomingQuizzes testHref={paths.test} />
        </PageSection>
      </div>
      <div hidden={isPending}>
        <Ranking headingLevel={2} hideable />
      </div>
    </Page>
  );
}
