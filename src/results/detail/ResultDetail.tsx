import { Loaded } from '../../provider/Loaded';
import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { resultsWords } from '../../messages/en/results';
import { useHostHref } from '../../provider/hostPaths';
import { useRenderLink } from '../../provider/links';
import type { ListView } from '../../provider/listView';
import { useWords } from '../../provider/MessagesContext';
import { useListView } from '../../provider/useListView';
import { widget } from '../../provider/widget';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import { SearchX } from '../../ui/icons/icons';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { ExportButton } from './ExportButton';
import { ResultBreadcrumb } from './ResultBreadcrumb';
import { ResultViews } from './ResultViews';
import { useShownResult, type ParticipantColumn } from './useShownResult';
import type { Result } from '../../api/entities';
import { useCapability } from '../../api/useCapability';
import { useQuizChanges } from '../../api/teachingHooks';
import { historyWords } from '../../messages/en/history';
import { useSession } from '../../session/SessionContext';
import { Banner } from '../../ui/state/Banner';

/**
 * Tells the instructor that a quiz which is running again had results for its students to see, where
 * the server keeps a history.
 */
function ReopenedNotice({ quiz }: Pick<Result, 'quiz'>) {
  const words = useWords(historyWords);
  const isStudent = useSession()?.user.role === 'Student';
  const isNeeded = !isStudent && quiz.closed_at === null;
  const { isThere } = useCapability('quizChanges', isNeeded);
  const { data } = useQuizChanges(quiz._id, { enabled: isNeeded && isThere === true });
  const wasGraded = data?.changes.some(({ action }) => action === 'quiz.grade') === true;
  return isNeeded && wasGraded ? (
    <Banner tone="caution" title={words.reopenedTitle} data-part="reopened">
      {words.resultsSeen}
    </Banner>
  ) : null;
}

export interface ResultDetailProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Id of the quiz. */
  quizId: string;
  /** Address of the list of results, for the breadcrumb. */
  resultsHref?: string | undefined;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Who took a quiz and how it went (spec §2, result detail): the participants and who is missing,
 * the distribution of scores and times, and the statistics of its questions if the server keeps
 * them. Students see their own row. It loads the results itself and needs nothing from the page
 * before. Parts: `breadcrumb`, `facts`, `tools`, `list`, `missing`.
 */
export const ResultDetail = widget<ResultDetailProps>('ResultDetail')(function ResultDetail(
  { quizId, resultsHref: ownResultsHref, headingLevel = 2, className, ...rest },
  ref,
) {
  const resultsHref = useHostHref('results', ownResultsHref);
  return (
    <Root {...rest} ref={ref} className={clsx('qw-result-detail', className)}>
      <ResultOfQuiz
        key={quizId}
        quizId={quizId}
        resultsHref={resultsHref}
        headingLevel={headingLevel}
      />
    </Root>
  );
});

interface ResultOfQuizProps {
  quizId: string;
  resultsHref: string | undefined;
  headingLevel: HeadingLevel;
}

function ResultOfQuiz({ quizId, resultsHref, headingLevel }: ResultOfQuizProps) {
  const words = useWords(resultsWords);
  const state = useListView<ListView<ParticipantColumn>>();
  const load = useShownResult(quizId, state.settled);
  const { data: result } = load;
  return (
    <>
      <ResultBreadcrumb resultsHref={resultsHref} current={result?.quiz.title} />
      {result ? (
        <>
          <header className="qw-result-detail-header">
            <Heading
              level={headingLevel}
              size={headingLevel === 1 ? 'large' : 'medium'}
              className="qw-result-detail-title"
            >
              {result.quiz.title}
            </Heading>
            {result.figures.participants > 0 ? (
              <ExportButton title={result.quiz.title} read={async () => [await result.readAll()]} />
            ) : null}
          </header>
          <ReopenedNotice quiz={result.quiz} />
          <ResultViews result={result} state={state} headingLevel={below(headingLevel)} />
        </>
      ) : (
        <Card data-part="list">
          <Loaded load={load} fallback={words.loadFailed}>
            {() => <NotFound resultsHref={resultsHref} />}
          </Loaded>
        </Card>
      )}
    </>
  );
}

function below(level: HeadingLevel): HeadingLevel {
  return Math.min(6, level + 1) as HeadingLevel;
}

function NotFound({ resultsHref }: Pick<ResultDetailProps, 'resultsHref'>) {
  const words = useWords(resultsWords);
  const renderLink = useRenderLink();
  return (
    <EmptyState
      icon={<SearchX />}
      title={words.notFoundTitle}
      description={words.notFound}
      action={
        resultsHref === undefined ? undefined : (
          <ButtonLink href={resultsHref} render={renderLink}>
            {words.backToResults}
          </ButtonLink>
        )
      }
    />
  );
}
