import { useApi } from '../../api/ApiContext';
import { groupOptions, resultsOptions } from '../../api/operations';
import type { ExportedResult } from '../detail/resultsExport';
import type { LoadedResultRows } from './useResultRows';

/**
 * Reads every result with its participants, also those that are not listed. Of a list in pages, the
 * whole is read for this alone: in the cache it would take the place of the pages.
 */
export function useEveryResult({
  list,
  load,
}: Pick<LoadedResultRows, 'list' | 'load'>): () => Promise<ExportedResult[]> {
  const { client, queryClient } = useApi();
  return async () => {
    const { signal } = new AbortController();
    const results = await (list.isWhole
      ? queryClient.ensureQueryData(resultsOptions(client))
      : resultsOptions(client).queryFn({ signal }));
    const nameById = new Map(
      load.data?.map(({ result, groupName }) => [result.quiz.group, groupName]),
    );
    const unnamed = results.flatMap(({ group, quiz }) =>
      group || quiz.group === undefined || nameById.has(quiz.group) ? [] : quiz.group,
    );
    if (!list.isWhole) {
      await Promise.all(
        [...new Set(unnamed)].map(async (id) => {
          // A group that cannot be read costs the file its name.
          const group = await queryClient.fetchQuery(groupOptions(client, id)).catch(() => null);
          if (group) nameById.set(id, group.name);
        }),
      );
    }
    return results.map((result) => ({
      result,
      groupName: result.group?.name ?? nameById.get(result.quiz.group),
    }));
  };
}
