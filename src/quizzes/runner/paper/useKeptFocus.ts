import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusedNear } from '../../../ui/focus/focusedNear';
import { firstControl } from '../focus/firstControl';
import type { Place } from './useCurrentQuestion';

interface FocusLossCauses {
  isTimeUp: boolean;
  isSignedOut: boolean;
}

/**
 * Keeps the focus in a paper. Browsers take it from controls that become disabled at the end, although
 * time may be added later, and from elements that disappear with a change of layout.
 *
 * @returns what the paper's `onFocus` has to call
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  go: Place['go'],
  layout: string,
  { isTimeUp, isSignedOut }: FocusLossCauses,
): (event: FocusEvent<HTMLElement>) => void {
  const lastFocused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const last = lastFocused.current;
    if (last === null || focusedNear(root.current) !== document.body) return;
    // Students who have to sign in first can do nothing else.
    if (isTimeUp) firstControl(root.current?.querySelector('.qw-paper-notice'))?.focus();
    else if (last.isConnected) last.focus({ preventScroll: true });
    else queueMicrotask(() => go());
  }, [root, isTimeUp, isSignedOut, layout, go]);
  return ({ target }) => {
    lastFocused.current = target;
  };
}
