import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useApi } from './ApiContext';
import type { ApiError } from './ApiError';
import type { QuizClient } from './createQuizClient';
import type { PagesPlan, PagesResult, PagesSettings } from './hookTypes';
import { staleDefault } from './queryDefaults';

/** Runs a plan of pages on the provider's client and cache. */
export function usePagesPlan<Data>(
  plan: (client: QuizClient) => PagesPlan<Data>,
  settings: PagesSettings<Data> = {},
  caller?: string,
): PagesResult<Data> {
  const { client, queryClient } = useApi(caller);
  return useInfiniteQuery<Data, ApiError, InfiniteData<Data>, readonly unknown[], string | null>(
    { ...staleDefault(queryClient), ...plan(client), ...settings },
    queryClient,
  );
}
