import { Loaded } from '../../provider/Loaded';
import clsx from 'clsx/lite';
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
import type { Framed } from '../../ui/theme/RootTheme';
import { useFocusHeir } from '../../ui/focus/useFocusHeir';
import { useMergedRefs } from '../../base/useMergedRefs';
import { ExportButton } from '../detail/ExportButton';
import { ListTools } from '../ListTools';
import { NothingFound } from '../NothingFound';
import { ResultRows } from './ResultRows';
import { useResultRows, type ResultRow } from './useResultRows';
import { useRowSearch } from '../useRowSearch';

export interface ResultsTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Maximum number of results, in the server's order. @default all */
  limit?: number | undefined;
  /** Address for the View link of a quiz. Without it and `onOpen` there is no such column. */
  resultHref?: ((quizId: string) => string) | undefined;
  /** Called when View is pressed. With a `resultHref`, the link is followed as well. */
  onOpen?: ((result: Result) => void) | undefined;
  /** What to offer when there are no results. */
  emptyAction?: ReactNode;
}

/** The most rows that stay readable as part of the page. More rows scroll in their own area. */
const mostOnPage = 30;

const textOf = ({ result, groupName }: ResultRow) => `${result.quiz.title} ${groupName}`;

const none: readonly ResultRow[] = [];

/**
 * The quizzes that have results, each with its group (spec §2, Completed Quizzes table). Without a
 * `limit`, users can search a long list, sort it and save it as a CSV file, which holds every
 * result, even those whose group could not be loaded. Parts: `tools`, `list`, `dropped`.
 */
export const ResultsTable = forwardRef<HTMLDivElement, ResultsTableProps>(function ResultsTable(
  { limit, resultHref: ownResultHref, onOpen, emptyAction, className, ...rest },
  ref,
) {
  const hostHref = useHostHref('result', ownResultHref);
  // With `onOpen` the host opens results itself, so the provider's address is not used.
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
  // The button that retries the groups disappears once they have loaded.
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
