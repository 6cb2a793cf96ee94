import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';

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

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Searches rows for words, ignoring case and accents.
 *
 * @param textOf the searchable text of an item; must be the same function on each render
 */
export function useRowSearch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): RowSearch<Item> {
  const [value, setValue] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  const sought = useDeferredValue(value);
  const isSearched = items.length >= leastSearched;
  const texts = useMemo(
    () => (isSearched ? items.map((item) => plain(textOf(item))) : []),
    [items, textOf, isSearched],
  );
  const found = useMemo(() => {
    const words = plain(sought).split(/\s+/).filter(Boolean);
    if (!isSearched || words.length === 0) return items;
    return items.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  }, [items, texts, sought, isSearched]);
  return {
    found,
    field: isSearched ? { ref, value, onChange: setValue } : undefined,
    clear: () => {
      setValue('');
      ref.current?.focus();
    },
  };
}
