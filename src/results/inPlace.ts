import type { MouseEvent } from 'react';

/** The `href` of links that change the content in place; a script follows them. */
export const herePlace = '#';

/**
 * Follows such a link, or a click on its row, unless the click asks for another tab or window,
 * which is up to the browser.
 */
export function inPlace(follow: () => void) {
  return (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
