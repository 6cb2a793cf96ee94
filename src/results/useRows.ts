import { useMemo, useRef, useState, type RefObject } from 'react';
import type { Listing } from '../api/useListing';
import { useFormats } from '../provider/FormatsContext';
import { inOrder, orderIn, sortBy, type ListView, type SortValues } from '../provider/listView';
import type { ListState } from '../provider/useListView';
import { findTexts } from '../rules/textSearch';
import type { TableOrder } from '../ui/table/TableSort';

/** The number of rows from which a list has a search. */
const leastSearched = 10;

/** What an item is found and sorted by; must be the same object on each render. */
interface RowValues<Item, Column extends string> {
  textOf: (item: Item) => string;
  columns: SortValues<Item, Column>;
}

export interface Rows<Item, Column extends string> {
  /** The items that the view asks for, in its order, as far as they have been read. */
  rows: readonly Item[];
  /** How many items match, whether they have been read or not. */
  matching: number;
  /** How many items there are without a search. */
  all: number;
  /** Whether `matching` answers what is in the field. */
  isSettled: boolean;
  /** Undefined if there are too few rows to search. */
  field:
    | {
        ref: RefObject<HTMLInputElement | null>;
        value: string;
        onChange: (value: string) => void;
      }
    | undefined;
  /** Clears the search and focuses the field, because the button that clears disappears. */
  clear: () => void;
  /** Props that make a column header sortable. */
  headOf: (column: Column) => {
    sorted: TableOrder | false;
    onSort: (next: TableOrder) => void;
  };
}

/**
 * The rows of a list by its view: those with every word of the search, ignoring case and accents,
 * sorted by a column. Of a list in pages, the server has done so.
 *
 * @param items the rows of the list
 */
export function useRows<Item extends object, Column extends string>(
  list: Pick<Listing<never, unknown>, 'isWhole' | 'total' | 'isOld'>,
  items: readonly Item[],
  { textOf, columns }: RowValues<Item, Column>,
  { view, deferred, settled, isSettled, change }: ListState<ListView<Column>>,
): Rows<Item, Column> {
  const { locale = 'en' } = useFormats();
  const ref = useRef<HTMLInputElement>(null);
  const inPages = list.isWhole !== true;
  // A search may leave few rows of a long list, or none; its field stays all the same.
  const [allInPages, setAll] = useState(0);
  if (
    list.isWhole === false &&
    settled.q === undefined &&
    !list.isOld &&
    list.total !== undefined &&
    list.total !== allInPages
  ) {
    setAll(list.total);
  }
  const all = inPages ? allInPages : items.length;
  const isSearched = all >= leastSearched;
  const { q = '' } = deferred;
  const found = useMemo(
    () => (isSearched && !inPages ? findTexts(items, q, textOf) : items),
    [items, textOf, q, isSearched, inPages],
  );
  const { sort } = view;
  const rows = useMemo(
    () => (inPages ? found : inOrder(found, { sort }, columns, locale)),
    [found, sort, columns, inPages, locale],
  );
  const by = orderIn(view);
  return {
    rows,
    matching: inPages ? (list.total ?? 0) : found.length,
    all,
    isSettled: isSettled && !list.isOld,
    field: isSearched
      ? { ref, value: view.q ?? '', onChange: (typed) => change({ q: typed }) }
      : undefined,
    clear() {
      change({ q: '' });
      ref.current?.focus();
    },
    headOf: (column) => ({
      sorted: by?.column === column && by.order,
      onSort: (order) => change({ sort: sortBy(column, order) }),
    }),
  };
}
