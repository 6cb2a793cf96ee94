import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './ApiContext';
import { ApiError } from './ApiError';
import type { QuizClient } from './createQuizClient';
import type {
  MutationPlan,
  MutationResult,
  MutationSettings,
  QueryPlan,
  QueryResult,
  QuerySettings,
} from './hookTypes';
import { staleDefault } from './queryDefaults';

/** Whether the screen may be outdated: the API said so, or the call may have been carried out. */
function isOutdating(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isOutdated || error.isUncertain;
}

/**
 * How soon the cache drops what was sent, which may be a password. Not 0: after a widget is gone,
 * TanStack Query checks this often whether its request has ended.
 */
const forgetMs = 1_000;

/** Runs a query plan on the provider's client and cache. */
export function useQueryPlan<Data>(
  plan: (client: QuizClient) => QueryPlan<Data>,
  settings: QuerySettings<Data> = {},
  caller?: string,
): QueryResult<Data> {
  const { client, queryClient } = useApi(caller);
  return useQuery<Data, ApiError, Data>(
    { ...staleDefault(queryClient), ...plan(client), ...settings },
    queryClient,
  );
}

/**
 * Runs a mutation plan on the provider's client and cache. Stale queries start to refetch before
 * `onSuccess`, which does not wait for them, so a slow list never holds up a dialog. They are also
 * refetched when a refusal shows that somebody else has changed things, and when the reply was lost:
 * the user sees what may have been done before trying again.
 */
export function useMutationPlan<Data, Input>(
  plan: (client: QuizClient) => MutationPlan<Data, Input>,
  settings: MutationSettings<Data, Input> = {},
  caller?: string,
): MutationResult<Data, Input> {
  const { client, queryClient } = useApi(caller);
  const { invalidates, ...mutation } = plan(client);
  const refresh = () => {
    for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
  };
  return useMutation<Data, ApiError, Input>(
    {
      gcTime: forgetMs,
      ...mutation,
      ...settings,
      onSuccess: (...success) => {
        refresh();
        return settings.onSuccess?.(...success);
      },
      onError: (...failure) => {
        if (isOutdating(failure[0])) refresh();
        return settings.onError?.(...failure);
      },
    },
    queryClient,
  );
}
