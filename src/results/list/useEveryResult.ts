import { useApi } from '../../api/ApiContext';
import type { Result } from '../../api/entities';
import { resultsOptions } from '../../api/operations';
import type { LoadedResultRows } from './useResultRows';

/**
 * Reads every result with its participants, also those that are not listed. Of a list in pages, the
 * whole is read for this alone: in the cache it would take the place of the pages.
 */
export function useEveryResult({
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
