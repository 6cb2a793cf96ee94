import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Key } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';
import { whenIdle } from '../../base/whenIdle';
import { createRowWindow, unmeasured, unseen, type RowWindow, type Sight } from './rowWindow';
import { TableContext } from './tableRowContext';

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
const overscan = 4;

export interface DrawnRows {
  /**
   * The rendered rows: indexes in `items`, each with the height in px of the omitted rows before
   * it.
   */
  rows: { index: number; gap: number }[];
  /** Height in px of the omitted rows after the last; undefined if none are omitted. */
  rest: number | undefined;
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
  const near = useRowsInSight(container, restRef, virtual, items, heights);
  const room = useGrowingRoom(virtual ? 0 : count);

  useEffect(() => {
    if (!virtual && total === count) return;
    onRowCount(total + 1);
    return () => onRowCount(undefined);
  }, [virtual, count, total, onRowCount]);

  if (!virtual) {
    const rows = items.slice(0, Math.max(room, keptAt + 1)).map((_, index) => ({ index, gap: 0 }));
    return { rows, rest: undefined, restRef };
  }
  const startOf = (index: number) => heights.startOf(items, index);
  let end = 0;
  const rows = withKept(near, [...neighbours(focused, keyAt, count), keptAt], count).map(
    (index) => {
      const gap = startOf(index) - end;
      end = startOf(index + 1);
      return { index, gap };
    },
  );
  return { rows, rest: startOf(count) - end, restRef };
}

/**
 * The rows near the visible part: their first index, and the one after the last. Measures them where
 * the page has laid them out anyway, so that heights cost no layout of their own.
 */
function useRowsInSight<Item>(
  container: RefObject<HTMLElement | null>,
  rest: RefObject<HTMLTableRowElement | null>,
  virtual: boolean,
  items: readonly Item[],
  heights: RowWindow<Item>,
): readonly [number, number] {
  const [sight, setSight] = useState(unmeasured);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // Rows out of sight wait until those of a new list are painted.
  const [painted, setPainted] = useState<readonly Item[]>();
  useEffect(() => whenIdle(() => startTransition(() => setPainted(items))), [items]);
  const beyond = painted === items ? overscan : 0;
  const near = heights.near(items, sight, beyond);
  const latest = useLatest({ items, near, beyond });

  useEffect(() => {
    const scroller = container.current;
    const body = rest.current?.parentElement;
    if (!virtual || !scroller || !body) return;
    let width = 0;
    /** Notes the heights of the drawn rows, and keeps the visible ones in their place. */
    const measure = (): boolean => {
      const { items: drawn } = latest.current;
      const { scrollTop } = scroller;
      const above = heights.rowAt(drawn, scrollTop);
      let isNew = false;
      let shift = 0;
      for (const [index, row] of drawnRows(body)) {
        const change = heights.note(drawn, index, row.offsetHeight);
        isNew ||= change !== 0;
        if (index < above) shift += change;
      }
      if (shift !== 0) scroller.scrollTop += shift;
      return isNew;
    };
    const sightNow = () => ({ top: scroller.scrollTop, height: scroller.clientHeight || unseen });
    const isMoved = () => {
      const { items: drawn, near: was, beyond: margin } = latest.current;
      const now = heights.near(drawn, sightNow(), margin);
      return now[0] !== was[0] || now[1] !== was[1];
    };
    const scroll = () => {
      if (!isMoved()) return;
      measure();
      // Otherwise the rows would follow a frame later.
      flushSync(() => setSight(sightNow()));
    };
    const show = (next: Sight) => {
      setSight(next);
      redraw();
    };
    const resize = () => {
      const { clientWidth, clientHeight, scrollHeight, scrollTop } = scroller;
      if (clientWidth === width || clientWidth === 0) {
        if (measure() || isMoved()) flushSync(() => show(sightNow()));
        return;
      }
      // A new width breaks lines elsewhere or turns rows into cards. So all heights are discarded,
      // and the first row stays first, or the last one last.
      width = clientWidth;
      const isAtEnd = scrollTop + clientHeight > scrollHeight - 1;
      const { items: drawn } = latest.current;
      const first = heights.rowAt(drawn, scrollTop);
      heights.forget(averageHeight(body));
      measure();
      if (scrollTop === 0) startTransition(() => show(sightNow()));
      else {
        const top = isAtEnd
          ? Math.max(0, heights.startOf(drawn, drawn.length) - clientHeight)
          : heights.startOf(drawn, first);
        flushSync(() => show({ ...sightNow(), top }));
        // Only now is the list as long as its rows say.
        scroller.scrollTop = isAtEnd ? scroller.scrollHeight : top;
      }
    };
    const stopListening = listen(scroller, { scroll });
    // jsdom has no `ResizeObserver`.
    if (typeof ResizeObserver === 'undefined') return stopListening;
    // A row of another height than assumed changes that of the body.
    const observer = new ResizeObserver(resize);
    let isOver = false;
    // Before anybody can scroll by heights that are only assumed; an effect must not render at once.
    queueMicrotask(() => {
      if (!isOver) resize();
    });
    observer.observe(scroller);
    observer.observe(body);
    return () => {
      isOver = true;
      stopListening();
      observer.disconnect();
    };
  }, [container, rest, virtual, heights, latest]);
  return near;
}

/** The drawn rows with their indexes in the list. */
function drawnRows(body: HTMLElement): [number, HTMLElement][] {
  return [...body.children].flatMap((row): [number, HTMLElement][] => {
    const position = row.getAttribute('aria-rowindex');
    return position === null ? [] : [[Number(position) - 2, row as HTMLElement]];
  });
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

function averageHeight(body: HTMLElement): number | undefined {
  const rows = drawnRows(body);
  const sum = rows.reduce((total, [, row]) => total + row.offsetHeight, 0);
  return sum > 0 ? Math.round(sum / rows.length) : undefined;
}
