import { useEffect, useRef, type RefObject } from 'react';
import { dropCaret } from '../../../ui/focus/dropCaret';
import { focusedNear } from '../../../ui/focus/focusedNear';
import { focusText } from '../../../ui/focus/focusText';
import { firstControl } from './firstControl';
import { whenIdle } from '../../../base/whenIdle';

/**
 * Whether the user was at work on the page and the focused element is gone, such as the form with
 * the code. A page that has just been opened is read from its top.
 */
function isFocusLost(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return document.activeElement === document.body && userActivation?.hasBeenActive === true;
}

/**
 * Moves the focus to the heading of a screen that has replaced another, so that keyboard and screen
 * reader continue from there. A screen without a heading has its first control focused, whose name
 * says where the user is. The first screen takes the focus only if it would be lost; users at work
 * elsewhere on the page are left alone.
 */
export function useFocusOnScreen(root: RefObject<HTMLElement | null>, screen: string): void {
  const shown = useRef<string | null>(null);
  /** The first screen, until the focus has moved to it. */
  const due = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null || due.current === screen;
    // A screen that returns after loading takes the focus again: its old elements are gone.
    if (screen === 'loading') {
      if (!isFirst) shown.current = screen;
      due.current = null;
      return;
    }
    if (shown.current === screen && !isFirst) return;
    shown.current = screen;
    if (root.current) dropCaret(root.current);
    due.current = isFirst ? screen : null;
    const move = () => {
      due.current = null;
      const element = root.current;
      if (element === null || (isFirst && !isFocusLost())) return;
      const focused = focusedNear(element);
      const isAround = focused === document.body || focused.contains(element);
      if (!isAround && !element.contains(focused)) return;
      const heading = element.querySelector<HTMLElement>('.qw-heading');
      const options = { preventScroll: isFirst };
      if (heading === null) firstControl(element)?.focus(options);
      else focusText(heading, options);
    };
    // Focusing makes the browser lay out the page, which the first paint does anyway.
    if (isFirst) return whenIdle(move);
    move();
  }, [root, screen]);
}
