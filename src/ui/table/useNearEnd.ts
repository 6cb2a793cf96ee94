import { useContext, useEffect } from 'react';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';
import { TableContext } from './tableRowContext';

/** How many windows of rows below the visible ones count as near. */
const nearWindows = 1;

/**
 * Calls back while a user scrolls a table whose rows are about to end.
 *
 * @param count how many rows there are now; more of them may still be too few
 */
export function useNearEnd(count: number, onNearEnd: (() => void) | undefined): void {
  const container = useContext(TableContext)?.container;
  const latest = useLatest(onNearEnd);
  const isOn = onNearEnd !== undefined;
  useEffect(() => {
    const scroller = container?.current;
    if (!scroller || !isOn) return undefined;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      // Nobody has scrolled: the first rows are all that was asked for.
      if (scrollTop === 0) return;
      const below = scrollHeight - clientHeight - scrollTop;
      if (below < clientHeight * nearWindows) latest.current?.();
    };
    look();
    return listen(scroller, { scroll: look });
  }, [container, isOn, count, latest]);
}
