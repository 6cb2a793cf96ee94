import type { InfiniteData, QueryClient } from '@tanstack/react-query';

interface AnyPage<Item> {
  items: readonly Item[];
  total: number;
}

/**
 * Changes a list in the cache, whether it is there whole or in pages.
 *
 * @param edit the items that a list, or one of its pages, has after the change
 */
export function editLists<Item>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  edit: (items: readonly Item[]) => readonly Item[],
): void {
  queryClient.setQueriesData<readonly Item[] | InfiniteData<AnyPage<Item>>>(
    { queryKey },
    (list) => {
      if (list === undefined) return undefined;
      if (!('pages' in list)) return edit(list);
      const edited = list.pages.map((page) => ({ ...page, items: edit(page.items) }));
      const gone = list.pages.reduce(
        (count, { items }, at) => count + items.length - (edited[at]?.items.length ?? 0),
        0,
      );
      return { ...list, pages: edited.map((page) => ({ ...page, total: page.total - gone })) };
    },
  );
}
