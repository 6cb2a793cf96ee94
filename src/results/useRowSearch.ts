import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import type { Listing } from '../api/useListing';
import { findTexts } from '../rules/textSearch';
import type { ListQuery } from './useListQuery';

/** The number of rows from which a list has a search. */
const leastSearched = 10;

export interface RowSearch<Item> {
  /** The items that have every word of the search, as far as they have been read. */
  found: readonly Item[];
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
}

/**
 * Searches rows for words, ignoring case and accents. Of a list in pages, the server has done so.
 *
 * @param items the rows of the list
 * @param textOf the searchable text of an item; must be the same function on each render
 */
export function useRowSearch<Item extends object>(
  list: Pick<Listing<never, unknown>, 'isWhole' | 'total' | 'isOld'>,
  items: readonly Item[],
  textOf: (item: Item) => string,
  { search: value, setSearch, asked }: Pick<ListQuery<string>, 'search' | 'setSearch' | 'asked'>,
): RowSearch<Item> {
  const ref = useRef<HTMLInputElement>(null);
  const sought = useDeferredValue(value);
  const inPages = list.isWhole !== true;
  // A search may leave few rows of a long list, or none; its field stays all the same.
  const [allInPages, setAll] = useState(0);
  if (
    list.isWhole === false &&
    asked.q === undefined &&
    !list.isOld &&
    list.total !== undefined &&
    list.total !== allInPages
  ) {
    setAll(list.total);
  }
  const all = inPages ? allInPages : items.length;
  const isSearched = all >= leastSearched;
  const found = useMemo(
    () => (isSearched && !inPages ? findTexts(items, sought, textOf) : items),
    [items, textOf, sought, isSearched, inPages],
  );
  return {
    found,
    matching: inPages ? (list.total ?? 0) : found.length,
    all,
    isSettled: !(inPages && list.isOld) && (asked.q ?? '') === value.trim(),
    field: isSearched ? { ref, value, onChange: setSearch } : undefined,
    clear: () => {
      setSearch('');
      ref.current?.focus();
    },
  };
}
