import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened, if nothing has it afterwards. Headless
 * UI does so only where it was loaded when that element got the focus.
 */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!isOpen || !(opener instanceof HTMLElement)) return;
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener.isConnected) opener.focus();
      });
  }, [isOpen]);
}
