import type { Participation } from '../../api/entities';
import { Loaded } from '../../provider/Loaded';
import { loadOfAll, useLoad } from '../../api/useLoad';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { MoreRows } from '../../provider/MoreRows';
import { useCompletedList } from '../../provider/quizLists';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import { Hourglass, SearchX } from '../../ui/icons/icons';
import { TextLink } from '../../ui/text/TextLink';
import { herePlace, inPlace } from '../inPlace';
import { LastQuizRows } from './LastQuizRows';
import { isOf } from '../detail/participation';
import { useShownResult } from '../detail/useShownResult';

interface LastQuizResultProps {
  quizId: string;
  headingLevel: HeadingLevel;
  onBack: () => void;
}

const unsorted = {};
const none: readonly Participation[] = [];

/** The scores of a completed quiz (spec §2), from the server's rows. */
export function LastQuizResult({ quizId, headingLevel, onBack }: LastQuizResultProps) {
  const results = useWords(resultsWords);
  const { last: words } = results;
  const user = useSession()?.user;
  const published = useShownResult(quizId, unsorted);
  const completed = useLoad(useCompletedList());
  const result = published.data;
  const quiz = completed.data?.find(({ _id }) => _id === quizId);
  const rows = result?.list.data ?? none;
  const own = rows.find((row) => isOf(row, user));
  const most = (quiz?.questions_number ?? 0) * (quiz?.score_per_question ?? 0);

  const isLeftToQuiz = result === null;
  const load = loadOfAll<unknown>(
    isLeftToQuiz || published.error ? [published, completed] : [published],
    isLeftToQuiz ? completed.data : result,
  );

  return (
    <>
      <p className="qw-student-results-back" data-part="back">
        <TextLink href={herePlace} onClick={inPlace(onBack)}>
          {words.back}
        </TextLink>
      </p>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'large' : 'medium'} tabIndex={-1}>
        {result?.quiz.title ?? quiz?.title ?? results.breadcrumb}
      </Heading>
      {own === undefined ? null : (
        <p className="qw-student-results-own" data-part="own">
          {most > 0 ? words.own(own.score, most) : words.ownAlone(own.score)}
        </p>
      )}
      <Card padding={rows.length > 0 ? 'flush' : 'normal'} data-part="list">
        <Loaded load={load} fallback={results.loadFailed}>
          {() =>
            result ? (
              rows.length > 0 ? (
                <LastQuizRows rows={rows} title={result.quiz.title} user={user} />
              ) : (
                <EmptyState title={results.detail.empty} description={results.detail.emptyHint} />
              )
            ) : quiz === undefined ? (
              <EmptyState
                icon={<SearchX />}
                title={results.notFoundTitle}
                description={words.notFound}
              />
            ) : (
              <EmptyState
                icon={<Hourglass />}
                title={words.notPublished}
                description={words.notPublishedHint}
                action={
                  <Button busy={published.isRetrying} onClick={published.retry}>
                    {words.refresh}
                  </Button>
                }
              />
            )
          }
        </Loaded>
        {result ? (
          <MoreRows list={result.list} shown={rows.length} total={result.list.total ?? 0} />
        ) : null}
      </Card>
    </>
  );
}
