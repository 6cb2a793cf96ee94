import type { MouseEvent } from 'react';

/** What links lead to that change what is shown where they stand; script follows them. */
export const herePlace = '#';

/**
 * Follows such a link, or a click on its row, unless the click asks for another tab or window: that
 * is the browser's.
 */
export function inPlace(follow: () => void) {
  return (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
