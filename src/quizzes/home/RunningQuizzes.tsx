import { useUpcomingQuizzes } from '../../api/operationHooks';
import { useOutbox } from '../../attempt/hooks/useOutbox';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { Banner } from '../../ui/state/Banner';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { useStudentStandings } from './useStudentStandings';

interface RunningQuizzesProps {
  testHref: (quizId: string) => string;
}

/** Leads a student back into the quizzes whose time runs for them, and that they have not handed in. */
export function RunningQuizzes({ testHref }: RunningQuizzesProps) {
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  const list = useUpcomingQuizzes();
  const standings = useStudentStandings(list);
  const { entries } = useOutbox();
  const handedIn = new Set(entries.map(({ quiz }) => quiz));
  return (
    // There before a quiz begins: what comes together with its words is not read out.
    <div className="qw-running-quizzes" role="status">
      {list.data?.map(({ _id, title }, index) =>
        standings[index] === 'running' && !handedIn.has(_id) ? (
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
