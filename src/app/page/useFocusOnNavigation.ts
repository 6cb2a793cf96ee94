import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusNoticedMs, headingPatienceMs } from '../../base/hearingTimes';
import { dropCaret } from '../../ui/focus/dropCaret';
import { focusedElement } from '../../ui/focus/focusedNear';
import { focusText } from '../../ui/focus/focusText';

/** Id of a page's content, for the skip link. */
export const contentId = 'qw-content';

/** How long a dialog may take to return the focus, in milliseconds. */
const settlesAfterMs = 50;

const pageHeading = 'h1, [role="heading"][aria-level="1"]';

const headingIn = (content: HTMLElement): HTMLElement | null =>
  content.matches(pageHeading) ? content : content.querySelector<HTMLElement>(pageHeading);

/** Focuses the heading of a page, or its content if it has none. */
const focusPage = (content: HTMLElement): void =>
  focusText(headingIn(content) ?? content, { preventScroll: true });

/** Focuses the page if the element that should have got the focus back is gone with its page. */
export function focusContentIfLost(): void {
  setTimeout(() => {
    const content = document.getElementById(contentId);
    if (content && document.activeElement === document.body) focusPage(content);
  }, settlesAfterMs);
}

/**
 * Calls back when a page has its heading, and once before if that takes long.
 *
 * @returns a function that stops waiting
 */
function whenHeaded(content: HTMLElement, call: () => void): () => void {
  let timer = setTimeout(call, headingPatienceMs);
  const look = () => {
    if (headingIn(content) === null) return;
    observer.disconnect();
    clearTimeout(timer);
    // A dialog that disappears with its page first returns the focus to whatever remains. If the
    // focused element is gone, Orca says the heading only if it has noticed that before.
    const isLost = focusedElement(content) === document.body;
    timer = setTimeout(call, isLost ? focusNoticedMs : settlesAfterMs);
  };
  const observer = new MutationObserver(look);
  observer.observe(content, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Focuses the heading when the page changes, as a page load would begin there, so that keyboard and
 * screen reader continue from it, and its name is heard. If the page takes long, its content has the
 * focus until then. The first page is left to the browser.
 */
export function useFocusOnNavigation<
  Content extends HTMLElement = HTMLElement,
>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const { pathname, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isLoaded ? pathname : null);
  // Before the browser tells screen readers of the page.
  useLayoutEffect(() => {
    if (content.current) dropCaret(content.current);
  }, [pathname]);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const known = focusedElement(element);
    return whenHeaded(element, () => {
      const focused = focusedElement(element);
      // A dialog that opened with the page has its own focus, and returns it when it closes.
      if (focused.closest('[role="dialog"]')) return;
      const isLost = focused === document.body || focused === element;
      // A quick user has begun to use the new page.
      if (focused.matches('input, select, textarea') || (focused !== known && !isLost)) {
        shown.current = pathname;
        return;
      }
      if (shown.current === pathname && (!isLost || key === 'default')) return;
      shown.current = pathname;
      focusPage(element);
    });
  }, [pathname, key]);
  return content;
}
