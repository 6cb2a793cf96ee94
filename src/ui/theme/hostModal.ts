import { useSyncExternalStore } from 'react';
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
const { subscribe, tell } = createListeners();

/** A ref of every root, so that what belongs to no root finds the modal that shows one. */
export function registerRoot(root: Element | null): () => void {
  if (root === null) return () => {};
  roots.add(root);
  const isInModal = modalAround(root) !== null;
  if (isInModal) tell();
  return () => {
    roots.delete(root);
    if (isInModal) tell();
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
