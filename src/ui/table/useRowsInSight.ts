import { startTransition, useEffect, useReducer, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';
import { whenIdle } from '../../base/whenIdle';
import { unmeasured, unseen, type RowWindow, type Sight } from './rowWindow';

/**
 * Rows beyond the visible part, above and below, rendered after the first paint. They also make up
 * for the height of the head, which the calculation ignores.
 */
const overscan = 4;

/**
 * The visible part, and the rows near it: their first index, and the one after the last. Measures
 * them where the page has laid them out anyway, so that heights cost no layout of their own.
 */
export function useRowsInSight<Item>(
  container: RefObject<HTMLElement | null>,
  rest: RefObject<HTMLTableRowElement | null>,
  virtual: boolean,
  items: readonly Item[],
  heights: RowWindow<Item>,
): [Sight, readonly [number, number]] {
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
    /**
     * Notes the heights of the drawn rows, and keeps the visible ones in their place.
     *
     * @param above how many rows are above the visible ones
     */
    const measure = (above = heights.rowAt(latest.current.items, scroller.scrollTop)): boolean => {
      const { items: drawn } = latest.current;
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
    const sightNow = () => ({
      top: scroller.scrollTop,
      height: scroller.clientHeight || unseen,
      lead: body.offsetTop,
    });
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
      const isFirst = width === 0;
      width = clientWidth;
      if (isFirst) {
        heights.forget(averageHeight(body));
        measure(0);
        if (scrollTop === 0) startTransition(() => show(sightNow()));
        else {
          flushSync(() => show(sightNow()));
          scroller.scrollTop = scrollTop;
        }
        return;
      }
      // A new width breaks lines elsewhere or turns rows into cards. So all heights are discarded,
      // and the first row stays first, or the last one last.
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
    // Safari scrolls there gradually, and stops as soon as a measured row moves the others.
    const keydown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const isKey = key === 'Home' || key === 'End';
      if (!isKey || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if ((target as Element).matches('input:not([type="checkbox"]), select, textarea')) return;
      event.preventDefault();
      const go = (): void => {
        scroller.scrollTop = key === 'Home' ? 0 : scroller.scrollHeight;
        scroll();
      };
      go();
      // Only the drawn rows say how long the list is.
      go();
    };
    const stopListening = listen(scroller, { scroll, keydown });
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
      setSight(unmeasured);
    };
  }, [container, rest, virtual, heights, latest]);
  return [sight, near];
}

/** The drawn rows with their indexes in the list. */
function drawnRows(body: HTMLElement): [number, HTMLElement][] {
  return [...body.children].flatMap((row): [number, HTMLElement][] => {
    const position = row.getAttribute('aria-rowindex');
    return position === null ? [] : [[Number(position) - 2, row as HTMLElement]];
  });
}

function averageHeight(body: HTMLElement): number | undefined {
  const rows = drawnRows(body);
  const sum = rows.reduce((total, [, row]) => total + row.offsetHeight, 0);
  return sum > 0 ? Math.round(sum / rows.length) : undefined;
}
