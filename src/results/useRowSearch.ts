import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';

/** From so many rows on there is something to search. */
const leastSearched = 10;

export interface RowSearch<Item> {
  /** The items that have every word of the search. */
  found: readonly Item[];
  /** Undefined where there is too little to search. */
  field:
    | {
        ref: RefObject<HTMLInputElement | null>;
        value: string;
        onChange: (value: string) => void;
      }
    | undefined;
  /** Searches no more, and puts the focus into the field: the button that does so goes. */
  clear: () => void;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Looks for words in rows, without regard to case and accents.
 *
 * @param textOf what of an item is searched; the same function at each render
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
