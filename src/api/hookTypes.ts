import type {
  InfiniteData,
  QueryFunctionContext,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from './ApiError';
import type { networkMode, queryDefaults } from './queryDefaults';

/** What `queryClient.prefetchQuery`, `useQuery` and `useSuspenseQuery` take. */
export interface QueryPlan<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Data>;
  /** For how long what nobody shows is kept, in ms. */
  gcTime: number;
  refetchOnWindowFocus: typeof queryDefaults.refetchOnWindowFocus;
  refetchOnReconnect: typeof queryDefaults.refetchOnReconnect;
  networkMode: typeof queryDefaults.networkMode;
  retry: typeof queryDefaults.retry;
  /** For how long what was read is not read again, in ms; TanStack Query's default if left out. */
  staleTime?: number;
}

/** What `queryClient.prefetchInfiniteQuery` and `useInfiniteQuery` take. */
export interface PagesPlan<Data> extends Omit<QueryPlan<Data>, 'queryFn'> {
  queryFn: (
    context: Pick<QueryFunctionContext<readonly unknown[], string | null>, 'signal' | 'pageParam'>,
  ) => Promise<Data>;
  initialPageParam: null;
  getNextPageParam: (page: Data) => string | null;
}

/** What `useMutation` takes, and the queries that its success makes stale. */
export interface MutationPlan<Data, Input> {
  mutationKey: readonly unknown[];
  mutationFn: (input: Input) => Promise<Data>;
  networkMode: typeof networkMode;
  /** Keys of the queries to refetch, from `x-invalidates`. */
  invalidates: readonly (readonly unknown[])[];
}

/** Settings of a query hook: TanStack Query's own but for the key, the function and the selection. */
export type QuerySettings<Data> = Omit<
  UseQueryOptions<Data, ApiError, Data>,
  'queryKey' | 'queryFn' | 'select'
>;
/** Settings of a hook for pages: TanStack Query's own but for the key, the function and the order. */
export type PagesSettings<Data> = Omit<
  UseInfiniteQueryOptions<Data, ApiError, InfiniteData<Data>, readonly unknown[], string | null>,
  | 'queryKey'
  | 'queryFn'
  | 'select'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam'
>;
/** Settings of a mutation hook: TanStack Query's own but for the key and the function. */
export type MutationSettings<Data, Input> = Omit<
  UseMutationOptions<Data, ApiError, Input>,
  'mutationKey' | 'mutationFn'
>;
export type QueryResult<Data> = UseQueryResult<Data, ApiError>;
export type PagesResult<Data> = UseInfiniteQueryResult<InfiniteData<Data>, ApiError>;
export type MutationResult<Data, Input> = UseMutationResult<Data, ApiError, Input>;
