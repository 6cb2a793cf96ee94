import { HydrationBoundary, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { ApiContext } from '../api/ApiContext';
import { useProvided } from '../api/useProvided';

export interface QuizHydrationProps {
  /** What the server has loaded: `dehydrate(queryClient)` of TanStack Query. */
  state: DehydratedState | null | undefined;
  children: ReactNode;
}

/** For how long data of the server is not asked for again as widgets mount. */
const freshMs = 60_000;

/**
 * Keeps widgets from loading at once what the server has just loaded for them. A cache of the
 * host's that says how long its data is fresh keeps to that.
 */
function keepFresh(queryClient: QueryClient, { queries }: DehydratedState): void {
  if (queryClient.getDefaultOptions().queries?.staleTime !== undefined) return;
  for (const { queryKey, state } of queries) {
    queryClient.setQueryDefaults(queryKey, {
      staleTime: (query) => (query.state.dataUpdatedAt === state.dataUpdatedAt ? freshMs : 0),
    });
  }
}

/**
 * Gives hooks and widgets below it what the server has loaded, in the cache of the nearest
 * provider. TanStack Query's `HydrationBoundary` looks for a cache of the host's instead.
 *
 * @throws Error outside a `<QuizProvider>`
 *
 * @example
 * <QuizHydration state={dehydrate(queryClient)}>
 *   <GroupManager />
 * </QuizHydration>
 */
export function QuizHydration({ state, children }: QuizHydrationProps) {
  const { queryClient } = useProvided(ApiContext, 'QuizHydration');
  // Before the children render, as the boundary does with the data.
  useMemo(() => state && keepFresh(queryClient, state), [queryClient, state]);
  return (
    <HydrationBoundary state={state} queryClient={queryClient}>
      {children}
    </HydrationBoundary>
  );
}
