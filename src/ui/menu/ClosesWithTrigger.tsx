import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { focusedElement } from '../focus/focusedNear';

export interface ClosesWithTriggerProps {
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  /** Closes it. Must be the same function on each render. */
  close: () => void;
}

/**
 * Closes a floating list when its button scrolls out of sight, because it would stay at the edge of
 * the window beside nothing. Gives the button the focus if nothing has it afterwards: in a shadow
 * tree, Headless UI does not. Renders nothing.
 */
export function ClosesWithTrigger({ trigger, close }: ClosesWithTriggerProps) {
  useEffect(() => {
    const button = trigger.current;
    // jsdom has no `IntersectionObserver`.
    if (button === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      close();
      button.focus({ preventScroll: true });
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [trigger, close]);
  useLayoutEffect(() => {
    const button = trigger.current;
    return () =>
      queueMicrotask(() => {
        if (focusedElement(button) === document.body) button?.focus({ preventScroll: true });
      });
  }, [trigger]);
  return null;
}
