import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { findTexts } from '../rules/textSearch';

/** The number of rows from which a list has a search. */
const leastSearched = 10;

export interface RowSearch<Item> {
  /** The items that have every word of the search. */
  found: readonly Item[];
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
 * Searches rows for words, ignoring case and accents.
 *
 * @param textOf the searchable text of an item; must be the same function on each render
 */
export function useRowSearch<Item extends object>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): RowSearch<Item> {
  const [value, setValue] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  const sought = useDeferredValue(value);
  const isSearched = items.length >= leastSearched;
  const found = useMemo(
    () => (isSearched ? findTexts(items, sought, textOf) : items),
    [items, textOf, sought, isSearched],
  );
  return {
    found,
    field: isSearched ? { ref, value, onChange: setValue } : undefined,
    clear: () => {
      setValue('');
      ref.current?.focus();
    },
  };
}
