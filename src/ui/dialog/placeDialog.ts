const leavesOperable = '.qw-toast-region';

/**
 * Reactivates elements that a dialog made inert although they are inside it or announce beside it.
 */
function undoInert({ target }: { target: Node }, portals: Element): void {
  if (!(target instanceof HTMLElement) || !target.inert) return;
  if (!target.contains(portals) && !target.matches(leavesOperable)) return;
  target.inert = false;
  target.removeAttribute('aria-hidden');
}

/** The element that Headless UI portals dialogs into, and that is to be in the container. */
function portalsToPlace(dialog: HTMLElement, container: HTMLElement): Element | null {
  const portals = dialog.closest('#headlessui-portal-root');
  // Opened from another of the host's dialogs in the same place.
  return portals === null || portals.contains(container) ? null : portals;
}

/**
 * Headless UI moves what it portals into back to the body where the body does not contain it, as in
 * a shadow tree. It does so in an effect: this undoes it before the focus moves there.
 */
export function keepDialogPlaced(dialog: HTMLElement, container: HTMLElement): void {
  const portals = portalsToPlace(dialog, container);
  if (portals?.parentElement === document.body) container.append(portals);
}

/**
 * Moves an open dialog into an element of the host. Headless UI portals each dialog into one
 * element of the body, which moves as a whole while the dialog is open; React tolerates that.
 * Headless UI also makes the part of the body inert that opened the dialog, and that part may now
 * contain it.
 *
 * @returns a function that undoes this
 */
export function placeDialog(dialog: HTMLElement, container: HTMLElement): () => void {
  const portals = portalsToPlace(dialog, container);
  if (portals === null) return () => {};
  if (portals.parentElement !== container) container.append(portals);
  const observer = new MutationObserver((records) =>
    records.forEach((record) => undoInert(record, portals)),
  );
  // Nobody outside a shadow tree hears of changes in it.
  for (const tree of new Set([document, container.getRootNode()])) {
    observer.observe(tree, { subtree: true, attributeFilter: ['inert'] });
  }
  return () => {
    observer.disconnect();
    queueMicrotask(() => {
      // Another dialog may still be open; the last one removes the empty element.
      const isInUse = portals.querySelector('.qw-dialog') !== null;
      if (portals.parentElement === container && !isInUse) document.body.append(portals);
    });
  };
}
