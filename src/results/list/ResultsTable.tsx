import { Loaded } from '../../provider/Loaded';
import clsx from 'clsx/lite';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Result } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useHostHref } from '../../provider/hostPaths';
import { MoreRows } from '../../provider/MoreRows';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
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
import { useListView } from '../../provider/useListView';
import type { ListView } from '../../provider/listView';
import {
  useResultRows,
  type ResultColumn,
  type ResultRow,
  type LoadedResultRows,
} from './useResultRows';
import { useRows } from '../useRows';
import { useApi } from '../../api/ApiContext';
import { resultsOptions } from '../../api/operations';

/**
 * Reads every result with its participants, also those that are not listed. Of a list in pages, the
 * whole is read for this alone: in the cache it would take the place of the pages.
 */
function useEveryResult({
  list,
}: Pick<LoadedResultRows, 'list'>): () => Promise<readonly Result[]> {
  const { client, queryClient } = useApi();
  return () => {
    const { signal } = new AbortController();
    return list.isWhole
      ? queryClient.ensureQueryData(resultsOptions(client))
      : resultsOptions(client).queryFn({ signal });
  };
}

/** A result as a list has it: what it is of. Its participants may come only with the result alone. */
export type OpenedResult = Pick<Result, '_id' | 'quiz' | 'group'>;

export interface ResultsTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Maximum number of results, in the server's order. @default all */
  limit?: number | undefined;
  /** Address for the View link of a quiz. Without it and `onOpen` there is no such column. */
  resultHref?: ((quizId: string) => string) | undefined;
  /** Called when View is pressed. With a `resultHref`, the link is followed as well. */
  onOpen?: ((result: OpenedResult) => void) | undefined;
  /** What to offer when there are no results. */
  emptyAction?: ReactNode;
}

/** The most rows that stay readable as part of the page. More rows scroll in their own area. */
const mostOnPage = 30;

const values = {
  textOf: ({ result, groupName }: ResultRow) => `${result.quiz.title} ${groupName}`,
  columns: {
    title: ({ result }: ResultRow) => result.quiz.title,
    group: ({ groupName }: ResultRow) => groupName,
    persons: ({ persons }: ResultRow) => persons,
    participants: ({ participants }: ResultRow) => participants,
    date: ({ result }: ResultRow) => {
      const closed = Date.parse(result.quiz.closed_at ?? '');
      return Number.isNaN(closed) ? null : closed;
    },
  },
};

const none: readonly ResultRow[] = [];

/**
 * The closed quizzes that have results, each with its group (spec §2, Completed Quizzes table). Without a
 * `limit`, users can search a long list, sort it and save it as a CSV file, which holds every
 * result, even those whose group could not be loaded. Parts: `tools`, `list`, `dropped`.
 */
export const ResultsTable = widget<ResultsTableProps>('ResultsTable')(function ResultsTable(
  { limit, resultHref: ownResultHref, onOpen, emptyAction, className, ...rest },
  ref,
) {
  const hostHref = useHostHref('result', ownResultHref);
  // With `onOpen` the host opens results itself, so the provider's address is not used.
  const resultHref = onOpen === undefined ? hostHref : ownResultHref;
  const common = useWords(commonWords);
  const words = useWords(resultsWords);
  const isLimited = limit !== undefined;
  const state = useListView<ListView<ResultColumn>>();
  const { settled } = state;
  const { list, load, dropped, running, retryGroups } = useResultRows(limit, settled);
  const shown = useRows(list, load.data ?? none, values, state);
  const { rows } = shown;
  const total = list.isWhole
    ? rows.length
    : Math.min(limit ?? Infinity, shown.matching - running) - dropped;
  const readAll = useEveryResult({ list });
  const hasResults = Boolean(load.data && list.data?.length);
  const place = useRef<HTMLDivElement>(null);
  // The button that retries the groups disappears once they have loaded.
  const heir = () => place.current?.querySelector<HTMLElement>('a[href], button:enabled');
  const mergedRef = useMergedRefs<HTMLDivElement>(useFocusHeir(heir), ref);

  return (
    <Root {...rest} ref={mergedRef} className={clsx('qw-results-table', className)}>
      {!isLimited && (hasResults || shown.field) ? (
        <ListTools label={words.search} shown={shown}>
          <ExportButton read={readAll} />
        </ListTools>
      ) : null}
      {load.data?.length === 0 && dropped > 0 ? null : (
        <Card ref={place} padding={rows.length > 0 ? 'flush' : 'normal'} data-part="list">
          <Loaded load={load} fallback={words.loadFailed}>
            {({ length }) =>
              rows.length > 0 ? (
                <ResultRows
                  rows={rows}
                  list={list}
                  total={total}
                  headOf={isLimited ? undefined : shown.headOf}
                  long={!isLimited && shown.all > mostOnPage}
                  resultHref={resultHref}
                  onOpen={onOpen}
                />
              ) : length === 0 && settled.q === undefined ? (
                <EmptyState
                  title={words.empty}
                  description={words.emptyHint}
                  action={emptyAction}
                />
              ) : (
                <NothingFound onClear={shown.clear} />
              )
            }
          </Loaded>
          {rows.length < total ? <MoreRows list={list} shown={rows.length} total={total} /> : null}
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
