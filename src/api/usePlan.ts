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

/** Whether the screen may be outdated: the API said so, or the call may have been carried out. */
function isOutdating(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isOutdated || error.isUncertain;
}

/**
 * What was sent may be a password, and nobody asks for it again. Not 0: for a widget that has gone
 * while its request is under way, TanStack Query looks after it once in so long.
 */
const forgetMs = 1_000;

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
 * `onSuccess`; it is not waited for, so a slow list never holds up a dialog. So they are where a
 * refusal shows that somebody else has changed things meanwhile, and where the answer was lost: what
 * may have been done is shown before it is asked for again.
 */
export function useMutationPlan<Data, Input>(
  plan: (client: QuizClient) => MutationPlan<Data, Input>,
  settings: MutationSettings<Data, Input> = {},
): MutationResult<Data, Input> {
  const { client, queryClient } = useApi();
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
