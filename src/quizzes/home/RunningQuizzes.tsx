import { useOutbox } from '../../attempt/hooks/useOutbox';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { useUpcomingList } from '../../provider/quizLists';
import { Banner } from '../../ui/state/Banner';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { useStudentStandings } from './useStudentStandings';

interface RunningQuizzesProps {
  testHref: (quizId: string) => string;
}

/** Leads a student back to running quizzes that they have not submitted. */
export function RunningQuizzes({ testHref }: RunningQuizzesProps) {
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  const list = useUpcomingList();
  const standings = useStudentStandings(list);
  const { entries } = useOutbox();
  const onTheirWay = new Set(entries.map(({ quiz }) => quiz));
  return (
    // Rendered before a quiz begins: screen readers skip a live region that appears with its text.
    <div className="qw-running-quizzes" role="status">
      {list.data?.map(({ _id, title }, index) =>
        standings[index] === 'running' && !onTheirWay.has(_id) ? (
          <Banner
            key={_id}
            tone="accent"
            title={words.running(title)}
            data-part="running"
            actions={
              <ButtonLink
                variant="primary"
                href={testHref(_id)}
                aria-label={words.continueQuiz(title)}
                render={renderLink}
              >
                {words.continue}
              </ButtonLink>
            }
          >
            {words.runningHint}
          </Banner>
        ) : null,
      )}
    </div>
  );
}
