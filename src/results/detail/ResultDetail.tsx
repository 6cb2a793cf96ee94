import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { useResults } from '../../api/operationHooks';
import { resultsWords } from '../../messages/en/results';
import { useHostHref } from '../../provider/hostPaths';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
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
export const ResultDetail = forwardRef<HTMLDivElement, ResultDetailProps>(function ResultDetail(
  { quizId, resultsHref: ownResultsHref, headingLevel = 2, className, ...rest },
  ref,
) {
  const resultsHref = useHostHref('results', ownResultsHref);
  const words = useWords(resultsWords);
  const load = useLoad(useResults());
  const result = load.data?.find(({ quiz }) => quiz._id === quizId);

  return (
    <Root {...rest} ref={ref} className={clsx('qw-result-detail', className)}>
      <ResultBreadcrumb resultsHref={resultsHref} current={result?.quiz.title} />
      {result === undefined ? null : (
        <>
          <header className="qw-result-detail-header">
            <Heading
              level={headingLevel}
              size={headingLevel === 1 ? 'large' : 'medium'}
              className="qw-result-detail-title"
            >
              {result.quiz.title}
            </Heading>
            {result.participants.length > 0 ? (
              <ExportButton title={result.quiz.title} read={() => Promise.resolve([{ result }])} />
            ) : null}
          </header>
          <ResultViews key={quizId} result={result} headingLevel={below(headingLevel)} />
        </>
      )}
      {result === undefined ? (
        <Card data-part="list">
          <Loaded load={load} fallback={words.loadFailed}>
            {() => <NotFound resultsHref={resultsHref} />}
          </Loaded>
        </Card>
      ) : null}
    </Root>
  );
});

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
