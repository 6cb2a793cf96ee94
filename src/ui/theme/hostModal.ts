import { useSyncExternalStore } from 'react';
import { listen } from '../../base/listen';
import { createListeners } from '../../base/listeners';

const modalSelector = [
  'dialog',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[aria-modal="true"]',
  '[popover]',
]
  .map((selector) => `${selector}:not(.qw-root)`)
  .join();

/** The host's innermost modal around an element, also outside its shadow tree. */
export function modalAround(element: Element | null): HTMLElement | null {
  for (let within = element; within;) {
    const modal = within.closest<HTMLElement>(modalSelector);
    if (modal) return modal;
    const tree = within.getRootNode();
    within = tree instanceof ShadowRoot ? tree.host : null;
  }
  return null;
}

const roots = new Set<Element>();
const { subscribe, notify } = createListeners();

/** A ref of every root, so that what belongs to no root finds the modal that shows one. */
export function registerRoot(root: Element | null): () => void {
  if (root === null) return () => {};
  roots.add(root);
  const isInModal = modalAround(root) !== null;
  if (isInModal) notify();
  return () => {
    roots.delete(root);
    if (isInModal) notify();
  };
}

function shownModal(): HTMLElement | null {
  for (const root of [...roots].reverse()) {
    const modal = modalAround(root);
    // A `dialog` may hold a root before it opens.
    if (modal?.matches('dialog:not([open])') === false) return modal;
  }
  return null;
}

function watchModals(listener: () => void): () => void {
  const stop = subscribe(listener);
  document.addEventListener('toggle', listener, true);
  return () => {
    stop();
    document.removeEventListener('toggle', listener, true);
  };
}

/** The host's open modal that shows a root, the latest one if there are several. */
export function useShownModal(): HTMLElement | null {
  return useSyncExternalStore(watchModals, shownModal, () => null);
}

/**
 * Shows an element above everything, also above a modal that clips or moves it. Older browsers show
 * it within the modal.
 */
export function showOnTop(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function') return;
  element.popover = 'manual';
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** What a press beside an open list is about, rather than about closing that list. */
const controls =
  'a[href], button, input, select, textarea, label, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';

/**
 * Keeps presses beside an open list or menu of ours from the host's modal around its opener. Modals
 * close on a press outside of them, which is meant for the list: it closes the list alone. Presses on
 * controls pass.
 *
 * @param close closes the list
 * @returns a function that stops this
 */
export function keepPresses(opener: Element, close: () => void): () => void {
  const modal = modalAround(opener);
  if (!modal) return () => {};
  let isKept = false;
  const keep = (event: Event) => {
    if (isKept) event.stopImmediatePropagation();
  };
  // In the capture phase of the window, before the listeners of hosts and of Headless UI.
  return listen(
    window,
    {
      pointerdown: (event) => {
        const path = event.composedPath();
        const end = path.includes(modal) ? path.indexOf(modal) : path.length;
        const isAbout = (at: EventTarget) =>
          at instanceof Element && at.matches(`.qw-menu, ${controls}`);
        isKept = event.button === 0 && !path.slice(0, end).some(isAbout);
        keep(event);
      },
      mousedown: keep,
      pointerup: keep,
      mouseup: keep,
      touchstart: keep,
      touchend: keep,
      click: (event) => {
        // Keys and scripts click without a press.
        if (!isKept || event.detail === 0) return;
        keep(event);
        isKept = false;
        close();
      },
      // A `dialog` that closes on any press outside asks with this.
      cancel: (event) => {
        if (isKept) event.preventDefault();
        keep(event);
      },
    },
    true,
  );
}
