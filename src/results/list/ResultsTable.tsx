import { Loaded } from '../../provider/Loaded';
import clsx from 'clsx';
import { forwardRef, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Result } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useHostHref } from '../../provider/hostPaths';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import { Root } from '../../ui/theme/Root';
import { useFocusHeir } from '../../ui/focus/useFocusHeir';
import { useMergedRefs } from '../../base/useMergedRefs';
import { ExportButton } from '../detail/ExportButton';
import { ListTools } from '../ListTools';
import { NothingFound } from '../NothingFound';
import { ResultRows } from './ResultRows';
import { useResultRows, type ResultRow } from './useResultRows';
import { useRowSearch } from '../useRowSearch';

export interface ResultsTableProps extends Omit<
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

/** So many rows stay readable as a part of the page; more scroll in their own place. */
const mostOnPage = 30;

const textOf = ({ result, groupName }: ResultRow) => `${result.quiz.title} ${groupName}`;

const none: readonly ResultRow[] = [];

/**
 * The quizzes that have results, with the group each was for (spec §2, Completed Quizzes table).
 * Without a `limit` they can be searched where there are many, sorted, and saved as a CSV file,
 * which holds every result, also those whose group could not be loaded.
 * Parts: `tools`, `list`, `dropped`.
 */
export const ResultsTable = forwardRef<HTMLDivElement, ResultsTableProps>(function ResultsTable(
  { limit, resultHref: ownResultHref, onOpen, emptyAction, className, ...rest },
  ref,
) {
  const hostHref = useHostHref('result', ownResultHref);
  // Whoever opens a result in their own way has said where it is.
  const resultHref = onOpen === undefined ? hostHref : ownResultHref;
  const common = useWords(commonWords);
  const words = useWords(resultsWords);
  const { load, all, dropped, retryGroups } = useResultRows(limit);
  const rows = load.data;
  const search = useRowSearch(rows ?? none, textOf);
  const isWhole = limit === undefined;
  const shown = isWhole ? search.found : (rows ?? none);
  const exported = useMemo(() => {
    const names = new Map(rows?.map(({ result, groupName }) => [result, groupName]));
    return all.map((result) => ({ result, groupName: names.get(result) }));
  }, [rows, all]);
  const list = useRef<HTMLDivElement>(null);
  // The button that asks once more for groups goes once it has them.
  const heir = () => list.current?.querySelector<HTMLElement>('a[href], button:enabled');
  const mergedRef = useMergedRefs<HTMLDivElement>(useFocusHeir(heir), ref);

  return (
    <Root {...rest} ref={mergedRef} className={clsx('qw-results-table', className)}>
      {isWhole && rows !== undefined && all.length > 0 ? (
        <ListTools label={words.search} search={search} count={rows.length}>
          <ExportButton results={exported} />
        </ListTools>
      ) : null}
      {rows?.length === 0 && dropped > 0 ? null : (
        <Card ref={list} padding={shown.length > 0 ? 'flush' : 'normal'} data-part="list">
          <Loaded load={load} fallback={words.loadFailed}>
            {({ length }) =>
              shown.length > 0 ? (
                <ResultRows
                  rows={shown}
                  sortable={isWhole}
                  long={isWhole && length > mostOnPage}
                  resultHref={resultHref}
                  onOpen={onOpen}
                />
              ) : length === 0 ? (
                <EmptyState
                  title={words.empty}
                  description={words.emptyHint}
                  action={emptyAction}
                />
              ) : (
                <NothingFound onClear={search.clear} />
              )
            }
          </Loaded>
        </Card>
      )}
      <div className="qw-results-table-dropped" role="status" data-part="dropped">
        {dropped > 0 ? (
          <>
            <p className="qw-results-table-note">{words.dropped(dropped)}</p>
            <Button
              className="qw-results-table-retry"
              size="small"
              variant="quiet"
              onClick={retryGroups}
            >
              {common.retry}
            </Button>
          </>
        ) : null}
      </div>
    </Root>
  );
});
