import { useEffect } from 'react';
import { focusedElement } from '../../ui/focus/focusedNear';

/**
 * Returns the focus, when `active` ends, to the element that had it at the beginning. One dialog
 * does this itself; a dialog that follows another would return to a button of the first.
 */
export function useFocusReturn(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const from = focusedElement();
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, [active]);
}
