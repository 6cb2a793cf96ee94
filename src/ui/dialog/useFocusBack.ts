import { useLayoutEffect } from 'react';
import { focusedElement } from '../focus/focusedNear';

/**
 * Gives the focus back to where it was before a dialog opened, if nothing has it afterwards. Headless
 * UI does so only where it was loaded when that element got the focus, and never in a shadow tree.
 *
 * @param container of dialogs
 */
export function useFocusBack(isOpen: boolean, container: HTMLElement | null): void {
  useLayoutEffect(() => {
    const opener = focusedElement(container);
    if (!isOpen || !(opener instanceof HTMLElement)) return;
    return () =>
      queueMicrotask(() => {
        const focused = focusedElement(container);
        // A host's focus trap gives it to the modal that the opener is in.
        const isLost = focused === document.body || focused.contains(opener);
        if (isLost && opener.isConnected) opener.focus();
      });
  }, [isOpen, container]);
}
