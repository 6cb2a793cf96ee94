import { useEffect, useState } from 'react';
import { useLatest } from '../../base/useLatest';

/** Where an element was that is gone. */
export type PlaceLeft = Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling'>;

/**
 * Hands the focus on where the element that has it is taken out of the document: a browser would
 * drop it, and Tab begin again at the top of the page.
 *
 * @param heir what gets the focus instead, if anything
 * @returns ref of the element within which it watches
 */
export function useFocusHeir(
  heir: (gone: HTMLElement, place: PlaceLeft) => HTMLElement | null | undefined,
): (root: HTMLElement | null) => void {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const latest = useLatest(heir);

  useEffect(() => {
    if (!root) return;
    const { ownerDocument } = root;
    let focused: HTMLElement | null = null;
    const enter = ({ target }: FocusEvent) => (focused = target as HTMLElement);
    const leave = () => {
      // Some browsers send it for an element that is taken away, while it is still there.
      queueMicrotask(() => {
        const { activeElement } = ownerDocument;
        if (!focused?.isConnected || activeElement === focused) return;
        // A modal dialog opened from it would give the focus back, and may take it away as it closes.
        const modal = activeElement?.closest('[aria-modal="true"]');
        if (!modal || modal.contains(root)) focused = null;
      });
    };
    const observer = new MutationObserver((places) => {
      if (!focused || focused.isConnected) return;
      const gone = focused;
      focused = null;
      if (ownerDocument.activeElement !== ownerDocument.body) return;
      // It may have been moved before it went.
      const place = places
        .filter(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
        .at(-1);
      if (place) latest.current(gone, place)?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, [latest, root]);

  return setRoot;
}
