import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { focusedElement } from '../focus/focusedNear';
import { keepPresses } from '../theme/hostModal';

export interface ClosesWithTriggerProps {
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  /** Closes it. Must be the same function on each render. */
  close: () => void;
}

/**
 * Closes a floating list when its button scrolls out of sight, because it would stay at the edge of
 * the window beside nothing, and on presses that would close the host's modal around it instead.
 * Gives the button the focus if nothing has it afterwards: in a shadow tree, Headless UI does not.
 * Renders nothing.
 */
export function ClosesWithTrigger({ trigger, close }: ClosesWithTriggerProps) {
  useEffect(() => {
    const button = trigger.current;
    if (button === null) return;
    const closeTo = () => {
      close();
      button.focus({ preventScroll: true });
    };
    const stop = keepPresses(button, closeTo);
    // jsdom has no `IntersectionObserver`.
    if (typeof IntersectionObserver === 'undefined') return stop;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) closeTo();
    });
    observer.observe(button);
    return () => {
      stop();
      observer.disconnect();
    };
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
