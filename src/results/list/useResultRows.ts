import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Page, PageQuery } from '../../api/createQuizClient';
import type { GroupWithStudents } from '../../api/entities';
import { groupOptions, infiniteResultsOptions, resultsOptions } from '../../api/operations';
import { useListing, type Listing } from '../../api/useListing';
import { useLoad, type Load } from '../../api/useLoad';
import { useUpcomingList } from '../../provider/quizLists';
import { mostInPage } from '../../rules/limits';
import type { ListedResult } from '../listedResult';

/** A column that results are sorted by. */
export type ResultColumn = 'title' | 'group' | 'persons' | 'participants' | 'date';

/** A result with the known facts about its group. */
export interface ResultRow {
  result: ListedResult;
  /** How many students took part. */
  participants: number;
  groupName: string;
  /** How many students the group has. */
  persons: number;
}

export interface LoadedResultRows {
  list: Listing<ListedResult, Page<'results'>>;
  /** Loaded once the results and every group of the first of them have arrived. */
  load: Load<ResultRow[]>;
  /**
   * How many results are left out because their group could not be loaded with a name and students.
   */
  dropped: number;
  /** How many results are left out because their quiz is still running. */
  running: number;
  /** Retries the groups of the results left out. */
  retryGroups: () => void;
}

/** The same object until one of these values changes, however often TanStack Query updates. */
function whatMatters(groups: readonly UseQueryResult<GroupWithStudents>[]) {
  return groups.map(({ data, isPending, errorUpdateCount, refetch }) => ({
    data,
    // A failed group that is being retried is pending too, and must not remove the table.
    settled: !isPending || errorUpdateCount > 0,
    refetch,
  }));
}

/** How many running quizzes a limited list may begin with without showing too few rows. */
const spareRows = 5;

/**
 * Whether the quiz of a result is still running, so that it has not been completed. A server of the
 * specification may never say when a quiz has closed: there, running are those that it lists as
 * upcoming, and while that list is loading, it is unknown.
 */
function useIsRunning(
  results: readonly ListedResult[] | undefined,
  isWhole: boolean | undefined,
): ((result: ListedResult) => boolean) | undefined {
  const mayRun = ({ quiz }: ListedResult) => quiz.closed_at === null;
  const enabled = isWhole === true && results?.some(mayRun) === true;
  const { data: upcoming, error } = useLoad(useUpcomingList({ enabled }));
  const isUnknown = enabled && upcoming === undefined && error === null;
  return useMemo(() => {
    const notClosed = new Set(upcoming?.map(({ _id }) => _id));
    if (isUnknown) return undefined;
    return (result) => mayRun(result) && (isWhole === false || notClosed.has(result.quiz._id));
  }, [isWhole, upcoming, isUnknown]);
}

function countOf({ participants }: ListedResult): number {
  return typeof participants === 'number' ? participants : participants.length;
}

/**
 * The results of completed quizzes, each with its group (spec §2). A group that does not come with
 * its results loads once, however many it has. A result without a group is left out and counted
 * (spec §8).
 *
 * @param limit maximum number of results, in the server's order; all by default
 * @param asked what a server with pages is asked for, if there is no limit
 */
export function useResultRows(
  limit = Infinity,
  asked: PageQuery<'results'> = {},
): LoadedResultRows {
  const { client, queryClient } = useApi();
  const query =
    limit === Infinity
      ? asked
      : { limit: Math.max(1, Math.min(Math.floor(limit) + spareRows, mostInPage)) };
  const list = useListing<ListedResult, Page<'results'>>('results', () => ({
    whole: resultsOptions(client),
    pages: infiniteResultsOptions(client, query),
  }));
  const load = useLoad(list);
  const { data } = load;
  const isRunning = useIsRunning(data, list.isWhole);
  const closed = useMemo(
    () => isRunning && data?.filter((one) => !isRunning(one)),
    [data, isRunning],
  );
  const results = useMemo(() => closed?.slice(0, limit), [closed, limit]);
  const groupIds = useMemo(
    () => [
      ...new Set((results ?? []).flatMap(({ group, quiz }) => (group ? [] : (quiz.group ?? [])))),
    ],
    [results],
  );
  const groups = useQueries(
    { queries: groupIds.map((id) => groupOptions(client, id)), combine: whatMatters },
    queryClient,
  );
  const areSettled = results !== undefined && groups.every(({ settled }) => settled);
  // The groups of a further page must not remove the rows before it.
  const [hasRows, setHasRows] = useState(false);
  if (areSettled && !hasRows) setHasRows(true);
  const isReady = areSettled || hasRows;

  const known = useMemo(() => {
    if (results === undefined || !isReady) return undefined;
    const groupById = new Map(groupIds.map((id, index) => [id, groups[index]]));
    const rows: ResultRow[] = [];
    let dropped = 0;
    for (const result of results) {
      const read = groupById.get(result.quiz.group ?? '');
      const groupName = result.group?.name ?? read?.data?.name;
      if (groupName) {
        const persons = result.group?.size ?? read?.data?.students.length ?? 0;
        rows.push({ result, participants: countOf(result), groupName, persons });
      } else if (read?.settled !== false) dropped += 1;
    }
    return { rows, dropped };
  }, [results, isReady, groupIds, groups]);

  return {
    list,
    load: { ...load, data: known?.rows },
    dropped: known?.dropped ?? 0,
    running: data && closed ? data.length - closed.length : 0,
    retryGroups: () => {
      for (const group of groups) if (group.data === undefined) void group.refetch();
    },
  };
}
