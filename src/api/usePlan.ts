import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './ApiContext';
import type { ApiError } from './ApiError';
import type { QuizClient } from './createQuizClient';
import type {
  MutationPlan,
  MutationResult,
  MutationSettings,
  QueryPlan,
  QueryResult,
  QuerySettings,
} from './hookTypes';

/** Runs a query plan on the provider's client and cache. */
export function useQueryPlan<Data>(
  plan: (client: QuizClient) => QueryPlan<Data>,
  settings: QuerySettings<Data> = {},
): QueryResult<Data> {
  const { client, queryClient } = useApi();
  return useQuery<Data, ApiError, Data>({ ...plan(client), ...settings }, queryClient);
}

/**
 * Runs a mutation plan on the provider's client and cache. Stale queries are refetched before
 * `onSuccess`; it is not waited for, so a slow list never holds up a dialog.
 */
export function useMutationPlan<Data, Input>(
  plan: (client: QuizClient) => MutationPlan<Data, Input>,
  settings: MutationSettings<Data, Input> = {},
): MutationResult<Data, Input> {
  const { client, queryClient } = useApi();
  const { invalidates, ...mutation } = plan(client);
  return useMutation<Data, ApiError, Input>(
    {
      ...mutation,
      ...settings,
      onSuccess: (...success) => {
        for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
        return settings.onSuccess?.(...success);
      },
    },
    queryClient,
  );
}
