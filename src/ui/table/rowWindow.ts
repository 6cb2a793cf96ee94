import type { Key } from 'react';

/** Height of a row before any is measured, in px. */
const firstGuess = 56;

/** Rows are added and removed in blocks of this size, so that most scrolled frames change none. */
const block = 4;

/** The visible part of a list, in px from its beginning. */
export interface Sight {
  top: number;
  height: number;
  /** Height of what stands above the list in its scroller. */
  lead: number;
}

/**
 * Until the scroller is measured, and on a server: about one screen, because more would only be
 * removed.
 */
export const unmeasured: Sight = { top: 0, height: 12 * firstGuess, lead: 0 };

/** Height of a scroller without a box: in a hidden part of a page, or in jsdom. */
export const unseen = 40 * firstGuess;

export interface RowWindow<Item> {
  /** Where a row starts, in px; for the index after the last one, where the list ends. */
  startOf(items: readonly Item[], index: number): number;
  /** The index of the row at an offset in px. */
  rowAt(items: readonly Item[], offset: number): number;
  /** The indexes of the first row to draw and of the one after the last, in whole blocks. */
  near(items: readonly Item[], sight: Sight, overscan: number): readonly [number, number];
  /**
   * Notes the height of a drawn row.
   *
   * @returns by how much it differs from what was assumed
   */
  note(items: readonly Item[], index: number, height: number): number;
  /** Discards all heights, and assumes this one, if any, for rows that have not been drawn. */
  forget(usual: number | undefined): void;
}

/**
 * Where the rows of a long list are. Of their heights, only those that differ from the usual one are
 * kept, by key, so that they outlast a filter and a sort.
 */
export function createRowWindow<Item>(keyOf: (item: Item) => Key): RowWindow<Item> {
  const unusual = new Map<Key, number>();
  let usual = firstGuess;
  let listed: readonly Item[] = [];
  /** Where the listed rows start; empty while all have the usual height. */
  let starts = new Float64Array();
  /** How many of them are right. */
  let known = 0;

  const heightOf = (item: Item): number => unusual.get(keyOf(item)) ?? usual;

  const startOf = (items: readonly Item[], index: number): number => {
    if (unusual.size === 0) return index * usual;
    if (items !== listed || starts.length === 0) {
      listed = items;
      starts = new Float64Array(items.length + 1);
      known = 0;
    }
    for (; known < index; known += 1) {
      starts[known + 1] = (starts[known] ?? 0) + heightOf(items[known] as Item);
    }
    return starts[index] ?? 0;
  };

  const rowAt = (items: readonly Item[], offset: number): number => {
    const last = Math.max(0, items.length - 1);
    if (unusual.size === 0) return Math.min(last, Math.max(0, Math.floor(offset / usual)));
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (startOf(items, middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    startOf,
    rowAt,
    near(items, { top, height }, overscan) {
      const first = rowAt(items, top) - overscan;
      const end = rowAt(items, top + height) + 1 + overscan;
      return [
        Math.max(0, Math.floor(first / block) * block),
        Math.min(items.length, Math.ceil(end / block) * block),
      ];
    },
    note(items, index, height) {
      const item = items[index];
      if (item === undefined || height === 0) return 0;
      const change = height - heightOf(item);
      if (change === 0) return 0;
      if (height === usual) unusual.delete(keyOf(item));
      else unusual.set(keyOf(item), height);
      known = items === listed ? Math.min(known, index) : 0;
      return change;
    },
    forget(height) {
      unusual.clear();
      usual = height ?? usual;
      known = 0;
    },
  };
}
