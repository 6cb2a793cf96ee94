import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from './ApiContext';
import type { ApiError } from './ApiError';
import type { OperationId, QuizClient } from './createQuizClient';
import type { PagesPlan, QueryPlan } from './hookTypes';
import type { LoadedQuery } from './useLoad';
import { isKnownWhole } from './pagesPlan';
import { staleDefault } from './queryDefaults';

interface Identified {
  _id: string;
}

interface AnyPage<Item> {
  items: readonly Item[];
  next: string | null;
  total: number;
  isWhole: boolean;
}

export interface ListingSettings {
  /** Whether to read it. @default true */
  enabled?: boolean;
  /**
   * Whether to show the answer to an earlier question until there is one to this. By default, yes.
   *
   * @param before the key of the earlier one
   */
  keepsOld?: ((before: readonly unknown[]) => boolean) | undefined;
  /** Whether to read it again when the page gets the focus. @default false */
  refetchOnWindowFocus?: boolean;
}

/** How to read a list: at once, and page by page. */
export interface ListPlans<Item, Paged> {
  whole: QueryPlan<readonly Item[]>;
  pages: PagesPlan<Paged>;
  /** At how many items the whole list ends on a server with pages, which have more. */
  wholeEndsAt?: number;
}

/** A list in the server's order, as far as it has been read: `data` has the pages read so far. */
export interface Listing<Item, Paged> extends LoadedQuery<readonly Item[]> {
  /**
   * Whether `data` is all there is, neither searched nor sorted, because the server has no pages;
   * undefined before the first answer.
   */
  isWhole: boolean | undefined;
  /** How many items there are, whether read or not; undefined before the first answer. */
  total: number | undefined;
  /** The first page, for what it says besides its items; undefined of a whole list. */
  first: Paged | undefined;
  /** Whether `data` still answers an earlier question. */
  isOld: boolean;
  /** Reads the next page; undefined if there is none. */
  readMore: (() => void) | undefined;
  isReadingMore: boolean;
  /** Why the next page could not be read. */
  moreError: ApiError | null;
  /** When it was last read, as TanStack Query counts; 0 before. */
  dataUpdatedAt: number;
}

/**
 * How long the whole list that came in place of the first page counts as just read, in ms: longer
 * than a slow device needs to draw it.
 */
const justReadMs = 5_000;

/** A list that was never read does not ask for the time, for which Next builds no page ahead. */
const wasJustRead = (updatedAt: number): boolean =>
  updatedAt > 0 && Date.now() - updatedAt < justReadMs;

function eachOnce<Item extends Identified>(items: readonly Item[]): readonly Item[] {
  // A row that moves between two reads is on both pages.
  const byId = new Map(items.map((item) => [item._id, item]));
  return byId.size === items.length ? items : [...byId.values()];
}

interface AnyQuery {
  queryHash: string;
}

/** Whether a query is still in the cache, which is emptied for the next user. */
export const isCached = (cache: QueryClient, query: AnyQuery | undefined): query is AnyQuery =>
  query !== undefined && cache.getQueryCache().get(query.queryHash) === query;

/**
 * Reads a list page by page where the server can, and whole where it cannot. One call finds out
 * which: a server without pages answers the whole list to it. A whole list that is in the cache when
 * the component mounts, such as one that a server has rendered, is used as it is while that is not
 * known. If it may have been cut, it is shown until the first page arrives.
 *
 * @param plans must be of one operation for the life of the component
 */
export function useListing<Item extends Identified, Paged extends AnyPage<Item>>(
  operation: OperationId,
  plans: (client: QuizClient) => ListPlans<Item, Paged>,
  { enabled = true, keepsOld, ...focus }: ListingSettings = {},
): Listing<Item, Paged> {
  const { client, queryClient } = useApi();
  const { whole, pages, wholeEndsAt = Infinity } = plans(client);
  const { data: kept, dataUpdatedAt = 0 } =
    queryClient.getQueryState<readonly Item[]>(whole.queryKey) ?? {};
  // One that comes later is another hook's, and must not take the place of the pages.
  const [wasKept] = useState(!!kept);
  const isWhole =
    isKnownWhole(client, operation) ?? (wasKept && (kept?.length ?? Infinity) < wholeEndsAt);

  const list = useQuery<readonly Item[], ApiError>(
    {
      ...staleDefault(queryClient),
      ...whole,
      ...focus,
      enabled: enabled && isWhole,
      ...(wasJustRead(dataUpdatedAt) && { staleTime: justReadMs }),
    },
    queryClient,
  );
  const paged = useInfiniteQuery(
    {
      ...staleDefault(queryClient),
      ...pages,
      queryFn: async (context) => {
        const page = await pages.queryFn(context);
        if (page.isWhole && !context.signal.aborted)
          queryClient.setQueryData(whole.queryKey, page.items);
        return page;
      },
      ...focus,
      enabled: enabled && !isWhole,
      placeholderData: (before, query) =>
        isCached(queryClient, query) && keepsOld?.(query.queryKey) !== false ? before : undefined,
    },
    queryClient,
  );
  const read = isWhole ? undefined : paged.data?.pages;
  const items = useMemo(() => read && eachOnce(read.flatMap((page) => page.items)), [read]);

  const { hasNextPage, fetchNextPage } = paged;
  const readMore = useMemo(
    () => (hasNextPage ? () => void fetchNextPage() : undefined),
    [hasNextPage, fetchNextPage],
  );

  const shown = isWhole ? list : paged;
  const { isFetchNextPageError: hasMoreFailed, isFetchingNextPage: isReadingMore } = paged;
  const first = read?.[0];
  const cut = wholeEndsAt < Infinity ? list.data : undefined;
  return {
    data: isWhole ? list.data : (items ?? cut),
    isWhole: isWhole || (first && false),
    total: isWhole ? list.data?.length : first?.total,
    first,
    isOld: !isWhole && paged.isPlaceholderData,
    readMore,
    isReadingMore,
    moreError: hasMoreFailed ? shown.error : null,
    error: hasMoreFailed ? null : shown.error,
    refetch: shown.refetch,
    isFetching: shown.isFetching && !isReadingMore,
    dataUpdatedAt: shown.dataUpdatedAt,
  };
}
