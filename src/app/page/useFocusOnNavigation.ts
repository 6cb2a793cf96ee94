import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusedElement } from '../../ui/focus/focusedNear';

/** Id of a page's content, for the skip link. */
export const contentId = 'qw-content';

/** How long a dialog may take to return the focus, in milliseconds. */
const settlesAfterMs = 50;

/** Focuses the content if the element that should have got the focus back is gone with its page. */
export function focusContentIfLost(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, settlesAfterMs);
}

/**
 * Focuses the content when the page changes, as a page load would, so that keyboard and screen
 * reader continue from there. The first page is left to the browser.
 */
export function useFocusOnNavigation<
  Content extends HTMLElement = HTMLElement,
>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const { pathname, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isLoaded ? pathname : null);
  useEffect(() => {
    // A dialog that disappears with its page first returns the focus to whatever remains.
    const timer = setTimeout(() => {
      const focused = focusedElement(content.current);
      // A dialog that opened with the page has its own focus, and returns it when it closes.
      if (focused.closest('[role="dialog"]')) return;
      // A quick user has begun to fill in the new page.
      if (focused.matches('input, select, textarea')) {
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
