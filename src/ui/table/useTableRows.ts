import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Key } from 'react';
import { listen } from '../../base/listen';
import { createRowWindow, unmeasured } from './rowWindow';
import { TableContext } from './tableRowContext';
import { useRowsInSight } from './useRowsInSight';

/** Up to this number, all rows are rendered in the end. */
const mostDrawn = 200;

/**
 * How many of these rows render at once; the others follow in steps, and the page reacts in
 * between.
 */
const slice = 8;

export interface DrawnRows {
  /**
   * The rendered rows: indexes in `items`, each with the height in px of the omitted rows before
   * it.
   */
  rows: { index: number; gap: number }[];
  /** Height in px of the omitted rows after the last; undefined if none are omitted. */
  rest: number | undefined;
  /** Height in px of all rows and of what stands above them. */
  length: number;
  /** The row that reserves it. */
  restRef: RefObject<HTMLTableRowElement | null>;
}

/** Which of a table's rows are rendered. Throws if the table does not scroll its rows itself. */
export function useTableRows<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => Key,
  { kept, total = items.length }: { kept: Key | undefined; total: number | undefined },
): DrawnRows {
  const table = useContext(TableContext);
  if (!table?.scrollsSelf) {
    throw new Error(
      'Quizwright: TableRows has no scroller. It draws rows by scroll position. Set scrolls="self" on the Table around it.',
    );
  }
  const { container, onRowCount } = table;
  const count = items.length;
  const virtual = count > mostDrawn;
  const keyAt = useCallback((index: number) => itemKey(items[index] as Item), [items, itemKey]);
  const focused = useLastFocused(container, virtual, keyAt);
  const keptAt = useMemo(
    () => (kept === undefined ? -1 : items.findIndex((item) => itemKey(item) === kept)),
    [items, itemKey, kept],
  );
  const restRef = useRef<HTMLTableRowElement>(null);
  const [heights] = useState(() => createRowWindow(itemKey));
  const [sight, near] = useRowsInSight(container, restRef, virtual, items, heights);
  const room = useGrowingRoom(virtual ? 0 : count);
  const before = useLastWhole(virtual ? undefined : count);

  useEffect(() => {
    if (!virtual && total === count) return;
    onRowCount(total + 1);
    return () => onRowCount(undefined);
  }, [virtual, count, total, onRowCount]);

  if (!virtual) {
    const rows = items.slice(0, Math.max(room, keptAt + 1)).map((_, index) => ({ index, gap: 0 }));
    return { rows, rest: undefined, length: 0, restRef };
  }
  const startOf = (index: number) => heights.startOf(items, index);
  // Rows that were all drawn stay until they are measured: only they know what is in sight.
  const part: readonly [number, number] =
    sight === unmeasured ? [0, Math.max(near[1], Math.min(room, before))] : near;
  let end = 0;
  const rows = withKept(part, [...neighbours(focused, keyAt, count), keptAt], count).map(
    (index) => {
      const gap = startOf(index) - end;
      end = startOf(index + 1);
      return { index, gap };
    },
  );
  return { rows, rest: startOf(count) - end, length: sight.lead + startOf(count), restRef };
}

/** How many rows the list had when it was last rendered whole. */
function useLastWhole(count: number | undefined): number {
  const [last, setLast] = useState(0);
  if (count !== undefined && count !== last) setLast(count);
  return last;
}

/** How many of the rows may be rendered by now. */
function useGrowingRoom(count: number): number {
  const [room, setRoom] = useState(slice);
  const grows = room < count;
  useEffect(() => {
    if (grows) startTransition(() => setRoom(room + slice));
  }, [grows, room]);
  return room;
}

interface Focused {
  key: Key;
  /** Its index when it got the focus. */
  index: number;
  row: Element;
}

/**
 * The row that had the focus last. After losing it, the row keeps its place, so that a dialog can
 * return to it.
 */
function useLastFocused(
  container: RefObject<HTMLElement | null>,
  virtual: boolean,
  keyAt: (index: number) => Key,
) {
  const [focused, setFocused] = useState<Focused>();
  useEffect(() => {
    const scroller = container.current;
    if (!scroller || !virtual) return;
    const note = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('.qw-table-body > [aria-rowindex]');
      if (!row) return;
      const index = Number(row.getAttribute('aria-rowindex')) - 2;
      // React focuses a row again when it moves it, at an index that this `keyAt` does not know.
      setFocused((was) => (was?.row === row ? was : { key: keyAt(index), index, row }));
    };
    return listen(scroller, { focusin: note });
  }, [container, virtual, keyAt]);
  return focused;
}

/** The row that had the focus last, with those beside it. */
function neighbours(
  focused: Focused | undefined,
  keyAt: (index: number) => Key,
  count: number,
): number[] {
  if (!focused) return [];
  const { key } = focused;
  let { index } = focused;
  if (index >= count || keyAt(index) !== key) {
    for (index = count - 1; index >= 0 && keyAt(index) !== key; index -= 1);
  }
  // If the row is gone, its neighbours stay to inherit the focus.
  if (index < 0) index = Math.min(focused.index, count - 1);
  return [index - 1, index, index + 1];
}

/** The indexes of rows from the first to the one before `end`, and of others, in order. */
function withKept([first, end]: readonly [number, number], others: number[], count: number) {
  const drawn = Array.from({ length: end - first }, (_, at) => first + at);
  const apart = others.filter((at) => at >= 0 && at < count && (at < first || at >= end));
  return apart.length === 0 ? drawn : [...new Set([...drawn, ...apart])].sort((a, b) => a - b);
}
