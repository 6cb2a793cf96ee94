import type { Reply } from '../quizzes/fakeSchool';

interface PagedReply<Item> {
  /** All that there is, in the server's order. */
  items: readonly Item[];
  /** The text of an item that is searched. */
  textOf: (item: Item) => string;
  /** What each page has besides its items. */
  besides?: object;
}

/**
 * A server with pages: it searches, reverses its order for a sort with `-`, and answers a call
 * without `limit` with `whole`.
 *
 * @returns the reply, and the parameters of the calls so far
 */
export function pagedReply<Item>(
  { items, textOf, besides }: PagedReply<Item>,
  whole: Reply = () => Response.json(items),
) {
  const asked: Record<string, string>[] = [];
  const reply: Reply = (request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    if (query.limit === undefined) return whole(request);
    const words = (query.q ?? '').toLowerCase().split(' ');
    const found = items.filter((item) =>
      words.every((word) => textOf(item).toLowerCase().includes(word)),
    );
    if (query.sort?.startsWith('-')) found.reverse();
    const start = Number(query.cursor ?? 0);
    const end = start + Number(query.limit);
    return Response.json({
      ...besides,
      items: found.slice(start, end),
      next: end < found.length ? `${end}` : null,
      total: found.length,
    });
  };
  return { reply, asked };
}
