import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a screen that has replaced another, so that keyboard and screen
 * reader go on from there, or to what there is to do where it has none: it says itself what it is. The first screen, and somebody who is at work elsewhere on the page, are
 * left alone.
 */
export function useFocusOnScreen(root: RefObject<HTMLElement | null>, screen: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (screen === 'loading' || shown.current === screen) return;
    const isFirst = shown.current === null;
    shown.current = screen;
    const element = root.current;
    if (isFirst || element === null) return;
    const focused = document.activeElement ?? document.body;
    if (!element.contains(focused) && !focused.contains(element)) return;
    const heading = element.querySelector<HTMLElement>('.qw-heading');
    if (heading !== null) heading.tabIndex = -1;
    const first = 'input:not([hidden]), button, a[href]';
    (heading ?? element.querySelector<HTMLElement>(first))?.focus();
  }, [root, screen]);
}
