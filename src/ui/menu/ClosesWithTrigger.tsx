import { useEffect } from 'react';
import type { RefObject } from 'react';

export interface ClosesWithTriggerProps {
  /** The button of what is open. */
  trigger: RefObject<HTMLElement | null>;
  /** Closes it. Must not change between renders. */
  close: () => void;
}

/**
 * Closes what floats at a button once that is scrolled out of sight: it would stay at the edge of
 * the window, beside nothing. Draws nothing.
 */
export function ClosesWithTrigger({ trigger, close }: ClosesWithTriggerProps) {
  useEffect(() => {
    const button = trigger.current;
    // jsdom has none.
    if (button === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      close();
      button.focus({ preventScroll: true });
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [trigger, close]);
  return null;
}
