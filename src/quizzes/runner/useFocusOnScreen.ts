import { useEffect, useRef, type RefObject } from 'react';
import { focusedNear } from '../../ui/focus/focusedNear';
import { firstControl } from './firstControl';

/**
 * Whether somebody is at work on the page, and what had the focus has gone from it, as the form with
 * the code does. A page that has just been opened is read from its top.
 */
function isFocusLost(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return document.activeElement === document.body && userActivation?.hasBeenActive === true;
}

/**
 * Moves the focus to the heading of a screen that has replaced another, so that keyboard and screen
 * reader go on from there, or to what there is to do where it has none: it says itself what it is.
 * The first screen takes it only where it would be lost; somebody who is at work elsewhere on the
 * page is left alone.
 */
export function useFocusOnScreen(root: RefObject<HTMLElement | null>, screen: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    // Also the same screen again takes the focus over from the one before, which is gone.
    if (screen !== 'loading' || !isFirst) {
      if (shown.current === screen) return;
      shown.current = screen;
    }
    if (screen === 'loading') return;
    const element = root.current;
    if (element === null || (isFirst && !isFocusLost())) return;
    const focused = focusedNear(element);
    const isAround = focused === document.body || focused.contains(element);
    if (!isAround && !element.contains(focused)) return;
    const heading = element.querySelector<HTMLElement>('.qw-heading');
    if (heading !== null) heading.tabIndex = -1;
    const target = heading ?? firstControl(element);
    target?.focus({ preventScroll: isFirst });
  }, [root, screen]);
}
