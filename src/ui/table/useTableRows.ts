import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Key } from 'react';
import { listen } from '../../base/listen';
import { TableContext } from './tableRowContext';

type RowVirtualizer = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** Up to this number, all rows are rendered in the end. */
const mostDrawn = 200;

/**
 * How many of these rows render at once; the others follow in steps, and the page reacts in
 * between.
 */
const slice = 8;

/**
 * Rows beyond the visible part, above and below, rendered after the first paint. They also make up
 * for the height of the head, which the calculation ignores.
 */
const overscan = 8;

/** Height of a row before any is measured, in px. */
const firstGuess = 56;

/**
 * Until the scroller is measured, and on a server: about one screen, because more would only be
 * removed.
 */
const unmeasured = { width: 0, height: 12 * firstGuess };

/** Size of a scroller without a box: in a hidden part of a page, or in jsdom. */
const unseen = { width: 0, height: 40 * firstGuess };

export interface DrawnRows {
  /**
   * The rendered rows: indexes in `items`, each with the height in px of the omitted rows before
   * it.
   */
  rows: { index: number; gap: number }[];
  /** Height in px of the omitted rows after the last. */
  rest: number;
  /** Measures a row; undefined if no rows are omitted. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
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
  const { scroller, onRowCount } = table;
  const count = items.length;
  const virtual = count > mostDrawn;
  const keyAt = useCallback((index: number) => itemKey(items[index] as Item), [items, itemKey]);
  const focused = useLastFocused(virtual ? scroller : null, keyAt);
  const keptAt = useMemo(
    () => (kept === undefined ? -1 : items.findIndex((item) => itemKey(item) === kept)),
    [items, itemKey, kept],
  );
  const guess = useRef(firstGuess);
  const isPainted = useAfterwards(virtual);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    enabled: virtual,
    count,
    overscan: isPainted ? overscan : 0,
    getItemKey: keyAt,
    getScrollElement: () => scroller,
    estimateSize: () => guess.current,
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || guess.current,
    initialRect: unmeasured,
    observeElementRect: (instance, report) => {
      let width = 0;
      return observeElementRect(instance, (rect) => {
        report(rect.height > 0 ? rect : unseen);
        if (rect.height === 0 || rect.width === width) return;
        width = rect.width;
        // A row that was just removed is still in the cache.
        const mounted = [...instance.elementsCache.values()].filter((row) => row.isConnected);
        guess.current = averageHeight(mounted) ?? guess.current;
        measureAnew(instance, mounted);
      });
    },
    rangeExtractor: (range) => withRow(withNeighbours(range, focused, keyAt), keptAt),
  });

  const room = useGrowingRoom(virtual ? 0 : count);

  useEffect(() => {
    if (!virtual && total === count) return;
    onRowCount(total + 1);
    return () => onRowCount(undefined);
  }, [virtual, count, total, onRowCount]);

  if (!virtual) {
    const rows = items.slice(0, Math.max(room, keptAt + 1)).map((_, index) => ({ index, gap: 0 }));
    return { rows, rest: 0, measure: undefined };
  }
  let end = 0;
  const rows = virtualizer.getVirtualItems().map((row) => {
    const gap = row.start - end;
    end = row.end;
    return { index: row.index, gap };
  });
  return { rows, rest: virtualizer.getTotalSize() - end, measure: virtualizer.measureElement };
}

/** Whether the requested rows are rendered, so that there is time for more. */
function useAfterwards(asked: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (asked) startTransition(() => setDone(true));
  }, [asked]);
  return done;
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
function useLastFocused(scroller: HTMLElement | null, keyAt: (index: number) => Key) {
  const [focused, setFocused] = useState<Focused>();
  useEffect(() => {
    if (!scroller) return;
    const note = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('[data-index]');
      if (!row) return;
      const index = Number(row.getAttribute('data-index'));
      // React focuses a row again when it moves it, at an index that this `keyAt` does not know.
      setFocused((was) => (was?.row === row ? was : { key: keyAt(index), index, row }));
    };
    return listen(scroller, { focusin: note });
  }, [scroller, keyAt]);
  return focused;
}

function withNeighbours(
  range: Range,
  focused: Focused | undefined,
  keyAt: (index: number) => Key,
): number[] {
  const drawn = defaultRangeExtractor(range);
  if (!focused) return drawn;
  const { key } = focused;
  let { index } = focused;
  if (index >= range.count || keyAt(index) !== key) {
    for (index = range.count - 1; index >= 0 && keyAt(index) !== key; index -= 1);
  }
  // If the row is gone, its neighbours stay to inherit the focus.
  if (index < 0) index = Math.min(focused.index, range.count - 1);
  const kept = [index - 1, index, index + 1].filter((at) => at >= 0 && at < range.count);
  return [...new Set([...drawn, ...kept])].sort((a, b) => a - b);
}

function withRow(drawn: number[], index: number): number[] {
  if (index < 0 || drawn.includes(index)) return drawn;
  return [...drawn, index].sort((a, b) => a - b);
}

function averageHeight(rows: readonly HTMLElement[]): number | undefined {
  const sum = rows.reduce((total, row) => total + row.offsetHeight, 0);
  return sum > 0 ? sum / rows.length : undefined;
}

/**
 * A new width breaks lines elsewhere or turns rows into cards. So all heights are discarded, and
 * the first row stays first.
 */
function measureAnew(virtualizer: RowVirtualizer, mounted: readonly HTMLTableRowElement[]): void {
  const offset = virtualizer.scrollOffset ?? 0;
  const first = offset > 0 ? virtualizer.getVirtualItemForOffset(offset)?.index : undefined;
  virtualizer.measure();
  // Recalculates the sizes: a height is stored only if it differs from them.
  virtualizer.getTotalSize();
  mounted.forEach((row) => virtualizer.measureElement(row));
  if (first !== undefined) virtualizer.scrollToIndex(first, { align: 'start' });
}
