import { useCallback, useRef, type RefObject } from 'react';
import { listen } from '../../base/listen';
import { useLatest } from '../../base/useLatest';
import { focusedNear } from './focusedNear';

/** The former position of an element that is gone. */
export type PlaceLeft = Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling'>;

/**
 * Moves the focus when the focused element is removed from the document: otherwise the browser
 * would drop it, and Tab would start again at the top of the page.
 *
 * @param heir returns the element that gets the focus, if any
 * @returns ref of the element to watch
 */
export function useFocusHeir(
  heir: (gone: HTMLElement, place: PlaceLeft) => HTMLElement | null | undefined,
): (root: HTMLElement | null) => void {
  const latest = useLatest(heir);
  const stop = useRef<() => void>(undefined);
  return useCallback(
    (root) => {
      stop.current?.();
      stop.current = root ? watchFocus(root, latest) : undefined;
    },
    [latest],
  );
}

type Heir = Parameters<typeof useFocusHeir>[0];

/** @returns a function that stops this */
function watchFocus(root: HTMLElement, heir: RefObject<Heir>): () => void {
  let focused: HTMLElement | null = null;
  const enter = ({ target }: FocusEvent) => (focused = target as HTMLElement);
  const leave = () => {
    // Some browsers send the event for a removed element while it is still there.
    queueMicrotask(() => {
      const activeElement = focusedNear(root);
      if (!focused?.isConnected || activeElement === focused) return;
      // A modal dialog that was opened from it returns the focus, and may remove it while
      // closing.
      const modal = activeElement.closest('[aria-modal="true"]');
      if (!modal || modal.contains(root)) focused = null;
    });
  };
  const observer = new MutationObserver((places) => {
    if (!focused || focused.isConnected) return;
    const gone = focused;
    focused = null;
    // It may have been moved before it was removed.
    const place = places
      .filter(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
      .at(-1);
    const inherit = (): void => {
      if (!place || focusedNear(root) !== document.body) return;
      heir.current(gone, place)?.focus({ preventScroll: true });
    };
    const modal = focusedNear(root).closest('[aria-modal="true"]');
    // One that is still open cannot return the focus any more.
    if (modal && !modal.contains(root)) whenGone(modal, inherit);
    else inherit();
  });
  const stopListening = listen(root, { focusin: enter, focusout: leave });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    stopListening();
    observer.disconnect();
  };
}

function whenGone(element: Element, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    then();
  });
  observer.observe(element.getRootNode(), { childList: true, subtree: true });
}
