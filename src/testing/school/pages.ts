import { replies } from '../../rules/replies';
import { fieldsRefusal } from './refusal';

/** Where a page ended: the list with its order, and the last row as it was then. */
interface Place {
  list: string;
  row: unknown;
}

/** The places of the cursors that were sent, by cursor. */
export type Places = Map<string, Place>;

/** A list that may come in pages. */
export interface PagedList<Row> {
  /** Names the list, whose it is and how it is sorted. A cursor of another list is refused. */
  name: string;
  /** The rows that match, in any order. They must not change later. */
  rows: readonly Row[];
  /** Never 0 for two different rows, so that each has its place. */
  compare: (one: Row, other: Row) => number;
}

/** Which page is asked for. */
interface Asked {
  limit: number;
  cursor?: string | undefined;
}

/** @throws Refusal 400 for a cursor that was not sent for this list */
function placeOf(places: Places, list: string, cursor: string): unknown {
  const place = places.get(cursor);
  if (place?.list === list) return place.row;
  const { message } = replies.requests.unknownCursor;
  throw fieldsRefusal([{ field: 'cursor', message }]);
}

/** The same cursor for the same place, so that a list that is read again is equal. */
function cursorTo<Row>(places: Places, { name, compare }: PagedList<Row>, row: Row): string {
  for (const [cursor, place] of places) {
    if (place.list === name && compare(place.row as Row, row) === 0) return cursor;
  }
  const cursor = `cursor-${places.size + 1}`;
  places.set(cursor, { list: name, row });
  return cursor;
}

/**
 * A page of a list. It begins after the row where the page before ended, wherever that row would be
 * now, so rows that are added or deleted meanwhile neither repeat others nor hide them.
 *
 * @throws Refusal 400 for a cursor that was not sent for this list
 */
export function pageOf<Row>(
  places: Places,
  list: PagedList<Row>,
  { limit, cursor }: Asked,
): { items: Row[]; next: string | null; total: number } {
  const { name, rows, compare } = list;
  const sorted = [...rows].sort(compare);
  const after = cursor === undefined ? undefined : (placeOf(places, name, cursor) as Row);
  const rest = after === undefined ? sorted : sorted.filter((row) => compare(row, after) > 0);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const isEnd = rest.length === items.length || last === undefined;
  return { items, next: isEnd ? null : cursorTo(places, list, last), total: rows.length };
}
