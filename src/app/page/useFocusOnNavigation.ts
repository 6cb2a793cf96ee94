import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Id of the content of a page, for the link that skips to it. */
export const contentId = 'qw-content';

/** How long a dialog may take to give the focus back, in milliseconds. */
const settlesAfterMs = 50;

/** Moves the focus to the content where what should have got it back has gone with its page. */
export function focusContentIfLost(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, settlesAfterMs);
}

/**
 * Moves the focus to the content when the page changes, as a page load would, so that keyboard and
 * screen reader go on from there. A page that the browser itself has loaded is left alone.
 */
export function useFocusOnNavigation<
  Content extends HTMLElement = HTMLElement,
>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const { pathname, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isLoaded ? pathname : null);
  useEffect(() => {
    // A dialog that leaves with its page gives the focus back first, to whatever is still there.
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      // What opened with the page has its own focus, and gives it back when it closes.
      if (focused?.closest('[role="dialog"]')) return;
      // Whoever was quick has begun to fill in the new page.
      if (focused?.matches('input, select, textarea')) {
        shown.current = pathname;
        return;
      }
      const isLost = focused === document.body;
      if (shown.current === pathname && (!isLost || key === 'default')) return;
      shown.current = pathname;
      content.current?.focus({ preventScroll: true });
    }, settlesAfterMs);
    return () => clearTimeout(timer);
  }, [pathname, key]);
  return content;
}
