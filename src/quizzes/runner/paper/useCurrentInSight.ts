import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../../base/whenIdle';
import type { CurrentQuestion } from './currentQuestion';

/** Keeps the numbers around the current one in sight. */
export function useCurrentInSight(
  panel: RefObject<HTMLElement | null>,
  current: CurrentQuestion,
  isOpen: boolean,
): void {
  useEffect(() => {
    const show = () => panel.current && showCurrent(panel.current);
    show();
    let stop = () => {};
    const unsubscribe = current.subscribe(() => {
      stop();
      stop = whenIdle(show);
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [panel, current, isOpen]);
}

function showCurrent(panel: HTMLElement): void {
  const number = panel.querySelector<HTMLElement>('[aria-current]');
  const grid = number?.parentElement;
  if (!number || !grid) return;
  // Not `scrollIntoView`, which would scroll the page as well.
  const { offsetTop, offsetHeight } = number;
  const isAbove = offsetTop < grid.scrollTop;
  const isBelow = offsetTop + offsetHeight > grid.scrollTop + grid.clientHeight;
  if (isAbove || isBelow) grid.scrollTop = offsetTop - (grid.clientHeight - offsetHeight) / 2;
}
