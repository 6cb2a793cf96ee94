import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Result } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { resultsWords } from '../messages/en/results';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { ResultsTable } from './ResultsTable';
import { useResultRows } from './useResultRows';

export interface CompletedQuizzesProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'lang'
> {
  /** How many results are shown at most, in the server's order. @default all */
  limit?: number | undefined;
  /** Where the View link of a quiz leads. Without it and `onOpen` there is no such column. */
  resultHref?: ((quizId: string) => string) | undefined;
  /** Called when View is pressed; beside following the link if there is a `resultHref`. */
  onOpen?: ((result: Result) => void) | undefined;
  /** What to do when there are none. */
  emptyAction?: ReactNode;
}

/**
 * The quizzes that have results, with the group each was for (spec §2, Completed Quizzes table).
 * Parts: `list`, `dropped`.
 */
export const CompletedQuizzes = forwardRef<HTMLDivElement, CompletedQuizzesProps>(
  function CompletedQuizzes({ limit, resultHref, onOpen, emptyAction, className, ...rest }, ref) {
    const common = useWords(commonWords);
    const words = useWords(resultsWords);
    const { rows, dropped, error, isRetrying, retry, retryGroups } = useResultRows(limit);
    const isEmpty = rows?.length === 0 && dropped === 0;

    return (
      <Root {...rest} ref={ref} className={clsx('qw-completed-quizzes', className)}>
        {rows?.length === 0 && dropped > 0 ? null : (
          <Card padding={rows?.length ? 'flush' : 'normal'} data-part="list">
            {rows === undefined && error === null ? (
              <Skeleton shape="rows" label={common.loading} />
            ) : null}
            {error === null ? null : (
              <LoadFailure
                error={error}
                fallback={words.loadFailed}
                onRetry={retry}
                isRetrying={isRetrying}
              />
            )}
            {isEmpty ? (
              <EmptyState title={words.empty} description={words.emptyHint} action={emptyAction} />
            ) : null}
            {rows?.length ? (
              <ResultsTable rows={rows} resultHref={resultHref} onOpen={onOpen} />
            ) : null}
          </Card>
        )}
        {dropped > 0 ? (
          <div className="qw-completed-quizzes-dropped" role="status" data-part="dropped">
            <p className="qw-completed-quizzes-note">{words.dropped(dropped)}</p>
            <Button
              className="qw-completed-quizzes-retry"
              size="small"
              variant="quiet"
              onClick={retryGroups}
            >
              {common.retry}
            </Button>
          </div>
        ) : null}
      </Root>
    );
  },
);
