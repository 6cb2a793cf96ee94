import { useEffect } from 'react';

/**
 * Gives the focus back, once `active` ends, to what had it when it began. A dialog does that by
 * itself; one that follows another does not, for it would return to a button of the first.
 */
export function useFocusReturn(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const from = document.activeElement;
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, [active]);
}
