import { useLoad, type Load } from '../../api/useLoad';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import type { GroupWithStudents, Result } from '../../api/entities';
import { useResults } from '../../api/operationHooks';
import { groupOptions } from '../../api/operations';

/** A result with the known facts about its group. */
export interface ResultRow {
  result: Result;
  groupName: string;
  /** How many students the group has. */
  persons: number;
}

export interface LoadedResultRows {
  /** Loaded once the results and every group have arrived. */
  load: Load<ResultRow[]>;
  /** Every result in the limit, including those left out. */
  all: readonly Result[];
  /**
   * How many results are left out because their group could not be loaded with a name and students.
   */
  dropped: number;
  /** Retries the groups of the results left out. */
  retryGroups: () => void;
}

const nothing: readonly Result[] = [];

/** The same object until one of these values changes, however often TanStack Query updates. */
function whatMatters(groups: readonly UseQueryResult<GroupWithStudents>[]) {
  return groups.map(({ data, isPending, errorUpdateCount, refetch }) => ({
    data,
    // A failed group that is being retried is pending too, and must not remove the table.
    settled: !isPending || errorUpdateCount > 0,
    refetch,
  }));
}

/**
 * The results of completed quizzes, each with its group (spec §2). Each group loads once, however
 * many results it has. A result without a group is left out and counted (spec §8).
 *
 * @param limit maximum number of results, in the server's order; all by default
 */
export function useResultRows(limit = Infinity): LoadedResultRows {
  const { client, queryClient } = useApi();
  const list = useLoad(useResults());
  const { data } = list;
  const results = useMemo(() => data?.slice(0, limit), [data, limit]);
  const groupIds = useMemo(
    () => [...new Set((results ?? []).flatMap(({ quiz }) => quiz.group ?? []))],
    [results],
  );
  const groups = useQueries(
    { queries: groupIds.map((id) => groupOptions(client, id)), combine: whatMatters },
    queryClient,
  );

  const rows = useMemo(() => {
    if (results === undefined || !groups.every(({ settled }) => settled)) return undefined;
    const groupById = new Map(groupIds.map((id, index) => [id, groups[index]?.data]));
    return results.flatMap((result): ResultRow[] => {
      const group = groupById.get(result.quiz.group ?? '');
      if (!group?.name) return [];
      return [{ result, groupName: group.name, persons: group.students.length }];
    });
  }, [results, groupIds, groups]);

  return {
    load: { ...list, data: rows },
    all: results ?? nothing,
    dropped: rows === undefined || results === undefined ? 0 : results.length - rows.length,
    retryGroups: () => {
      for (const group of groups) if (group.data === undefined) void group.refetch();
    },
  };
}
