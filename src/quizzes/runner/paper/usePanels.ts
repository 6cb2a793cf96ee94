import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import { focusedNear } from '../../../ui/focus/focusedNear';
import { questionOf } from './usePaperEvents';

/**
 * The navigator and the list of keys in it: what opens and closes them, and where the focus goes
 * then. Escape returns it to the element that had it before a key opened the list.
 */
export function usePanels(root: RefObject<HTMLElement | null>) {
  const navigatorToggle = useRef<HTMLButtonElement>(null);
  /** What had the focus when a key opened the list; null where its button did. */
  const focusedBefore = useRef<HTMLElement | null>(null);
  const [isNavigatorOpen, setNavigatorOpen] = useState(false);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);

  const onShortcuts = () => {
    setShortcutsOpen(!areShortcutsOpen);
    const focused = focusedNear(root.current);
    if (areShortcutsOpen) {
      // Students who have moved on to a question stay there.
      if (questionOf(focused) === null) focusedBefore.current?.focus();
      focusedBefore.current = null;
    } else {
      focusedBefore.current = focused as HTMLElement;
      setNavigatorOpen(true);
    }
  };

  return {
    navigator: {
      id: useId(),
      toggle: navigatorToggle,
      isOpen: isNavigatorOpen,
      onToggle: () => setNavigatorOpen(!isNavigatorOpen),
      onClose: useCallback(() => setNavigatorOpen(false), []),
    },
    shortcuts: {
      isOpen: areShortcutsOpen,
      onToggle() {
        focusedBefore.current = null;
        setShortcutsOpen(!areShortcutsOpen);
      },
    },
    /** Handles the key that opens and closes the list. */
    onShortcuts,
    onEscape: () => {
      const wasOpenedByKey = focusedBefore.current !== null;
      if (areShortcutsOpen) onShortcuts();
      if (isNavigatorOpen && !wasOpenedByKey) navigatorToggle.current?.focus();
      setNavigatorOpen(false);
    },
  };
}
