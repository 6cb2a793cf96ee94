import { appWords } from '../../messages/en/app';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { UpcomingQuizzes } from '../../quizzes/home/UpcomingQuizzes';
import { useUpcomingPlace } from '../../quizzes/home/useUpcomingPlace';
import { TopStudents } from '../../students/TopStudents';
import { Page, PageSection } from '../page/Page';
import { paths } from '../addresses/paths';
import { ResultsLink } from '../page/ResultsLink';

/** /dashboard for an instructor: upcoming quizzes and the best students (spec §2, home). */
export function InstructorHomePage() {
  const app = useWords(appWords);
  const quizzes = useWords(quizzesWords);
  const { place, isPending } = useUpcomingPlace();
  return (
    <Page title={app.dashboard} actions={<ResultsLink />}>
      <div ref={place}>
        <PageSection title={quizzes.upcoming}>
          <UpcomingQuizzes quizHref={paths.quiz} />
        </PageSection>
      </div>
      <div hidden={isPending}>
        <TopStudents headingLevel={2} allHref={paths.students} />
      </div>
    </Page>
  );
}
