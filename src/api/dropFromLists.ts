import type { InfiniteData, QueryClient } from '@tanstack/react-query';

interface Identified {
  _id: string;
}

interface AnyPage {
  items: readonly Identified[];
  total: number;
}

/** Removes items from a list in the cache, whether it is there whole or in pages. */
export function dropFromLists(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  ids: ReadonlySet<string>,
): void {
  const left = <Item extends Identified>(items: readonly Item[]): Item[] =>
    items.filter(({ _id }) => !ids.has(_id));
  queryClient.setQueriesData<readonly Identified[] | InfiniteData<AnyPage>>(
    { queryKey },
    (list) => {
      if (list === undefined) return undefined;
      if (!('pages' in list)) return left(list);
      const gone = list.pages.reduce(
        (count, { items }) => count + items.length - left(items).length,
        0,
      );
      const pages = list.pages.map((page) => ({
        ...page,
        items: left(page.items),
        total: page.total - gone,
      }));
      return { ...list, pages };
    },
  );
}
