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
import { TableContext } from './tableRowContext';

type RowVirtualizer = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** Up to so many rows are all drawn, in the end. */
const mostDrawn = 200;

/** Of these so many at once; the others follow, and the page answers in between. */
const slice = 8;

/**
 * Drawn beyond what is seen, above and below, once that is painted: also hides that the head's height
 * is left out of the sums.
 */
const overscan = 8;

/** Height of a row before any was measured, in px. */
const firstGuess = 56;

/** Until the scroller is measured, and on a server: about a screen, for more is drawn only to be left out. */
const unmeasured = { width: 0, height: 12 * firstGuess };

/** Stands for a scroller without a box: in a hidden part of a page, in jsdom. */
const unseen = { width: 0, height: 40 * firstGuess };

export interface DrawnRows {
  /** What is drawn: places in `items`, each with the height in px of what is left out before it. */
  rows: { index: number; gap: number }[];
  /** Height in px of what is left out behind the last. */
  rest: number;
  /** Takes the height of a row; undefined where nothing is left out. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** Which of a table's rows are drawn. Throws where the table does not scroll its rows itself. */
export function useTableRows<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => Key,
  kept?: Key,
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
        // A row that just left is still in the cache.
        const mounted = [...instance.elementsCache.values()].filter((row) => row.isConnected);
        guess.current = averageHeight(mounted) ?? guess.current;
        measureAnew(instance, mounted);
      });
    },
    rangeExtractor: (range) => withRow(withNeighbours(range, focused, keyAt), keptAt),
  });

  const room = useGrowingRoom(virtual ? 0 : count);

  useEffect(() => {
    if (!virtual) return;
    onRowCount(count + 1);
    return () => onRowCount(undefined);
  }, [virtual, count, onRowCount]);

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

/** Whether that which was asked for has been drawn already, so that there is time for more. */
function useAfterwards(asked: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (asked) startTransition(() => setDone(true));
  }, [asked]);
  return done;
}

/** How many of so many rows there is room for by now. */
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
  /** Where it was when it got the focus. */
  index: number;
  row: Element;
}

/** The row that had the focus last: one that is left keeps its place, for a dialog to return to. */
function useLastFocused(scroller: HTMLElement | null, keyAt: (index: number) => Key) {
  const [focused, setFocused] = useState<Focused>();
  useEffect(() => {
    if (!scroller) return;
    const note = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('[data-index]');
      if (!row) return;
      const index = Number(row.getAttribute('data-index'));
      // React gives a row that it moves the focus anew, at an index that this `keyAt` knows nothing of.
      setFocused((was) => (was?.row === row ? was : { key: keyAt(index), index, row }));
    };
    scroller.addEventListener('focusin', note);
    return () => scroller.removeEventListener('focusin', note);
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
  // Gone itself, its neighbours wait for its focus.
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

/** Another width breaks lines elsewhere, or makes cards of rows: no height holds, and the first row stays first. */
function measureAnew(virtualizer: RowVirtualizer, mounted: readonly HTMLTableRowElement[]): void {
  const offset = virtualizer.scrollOffset ?? 0;
  const first = offset > 0 ? virtualizer.getVirtualItemForOffset(offset)?.index : undefined;
  virtualizer.measure();
  // Works the sums out again: a height is stored only where it differs from them.
  virtualizer.getTotalSize();
  mounted.forEach((row) => virtualizer.measureElement(row));
  if (first !== undefined) virtualizer.scrollToIndex(first, { align: 'start' });
}
