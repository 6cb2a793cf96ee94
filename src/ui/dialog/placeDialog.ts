const leavesOperable = '.qw-toast-region';

/** Makes operable what a dialog has made inert although it is in it, or says something beside it. */
function undoInert({ target }: { target: Node }, portals: Element): void {
  if (!(target instanceof HTMLElement) || !target.inert) return;
  if (!target.contains(portals) && !target.matches(leavesOperable)) return;
  target.inert = false;
  target.removeAttribute('aria-hidden');
}

/**
 * Puts an open dialog into an element of the host. Headless UI portals each dialog into one element
 * of the body: that moves there as a whole while the dialog is open, which React does not mind. It
 * also makes inert the part of the body that the dialog was opened from, which may have it in it now.
 *
 * @returns a function that puts things back
 */
export function placeDialog(dialog: HTMLElement, container: HTMLElement): () => void {
  const portals = dialog.closest('#headlessui-portal-root');
  // Opened from a dialog of the host's that stands there as well.
  if (portals === null || portals.contains(container)) return () => {};
  if (portals.parentElement !== container) container.append(portals);
  const observer = new MutationObserver((records) =>
    records.forEach((record) => undoInert(record, portals)),
  );
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  return () => {
    observer.disconnect();
    queueMicrotask(() => {
      // Another dialog may be open still, and the last one takes the empty element along.
      const isInUse = portals.querySelector('.qw-dialog') !== null;
      if (portals.parentElement === container && !isInUse) document.body.append(portals);
    });
  };
}
