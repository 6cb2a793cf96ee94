import { focusNoticedMs } from '../../base/hearingTimes';
import { showOnTop } from '../theme/hostModal';
import type { Place } from '../theme/PortalContainer';

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

/**
 * Makes the page behind a dialog inert only after the focus has been noticed in the dialog. If the
 * element that had it went at the same moment, Chromium would tell screen readers of that first, and
 * some then do not say where the focus is.
 *
 * @returns a function that stops this
 */
export function delayInert(dialog: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {});
  observer.observe(document, { subtree: true, attributeFilter: ['inert'] });
  // Headless UI makes it inert in the effects of the same commit.
  queueMicrotask(() => {
    const behind = observer
      .takeRecords()
      .map(({ target }) => target as HTMLElement)
      .filter((element) => element.inert && !element.contains(dialog));
    observer.disconnect();
    const hide = (isHidden: boolean) => {
      for (const element of behind) {
        element.inert = isHidden;
        if (isHidden) element.setAttribute('aria-hidden', 'true');
        else element.removeAttribute('aria-hidden');
      }
    };
    hide(false);
    timer = setTimeout(hide, focusNoticedMs, true);
  });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** The element that Headless UI portals dialogs into, and that is to be in the container. */
function portalsToPlace(dialog: HTMLElement, container: HTMLElement): HTMLElement | null {
  const portals = dialog.closest<HTMLElement>('#headlessui-portal-root');
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
export function placeDialog(dialog: HTMLElement, { container, isModal }: Place): () => void {
  const portals = container && portalsToPlace(dialog, container);
  if (container === null || portals === null) return () => {};
  if (portals.parentElement !== container) container.append(portals);
  if (isModal) {
    // In a grid it would take a row.
    portals.style.position = 'absolute';
    showOnTop(dialog);
    container.querySelectorAll<HTMLElement>('.qw-toast-region[popover]').forEach(showOnTop);
  }
  const observer = new MutationObserver((records) => {
    records.forEach((record) => undoInert(record, portals));
    if (isModal && !portals.isConnected) {
      // The host's modal has gone without the dialog that was opened from it.
      document.body.append(portals);
      portals.querySelectorAll<HTMLElement>('.qw-dialog').forEach(showOnTop);
    }
  });
  // Changes in a shadow tree notify nobody outside it.
  for (const tree of new Set([document, container.getRootNode()])) {
    observer.observe(tree, { subtree: true, childList: isModal, attributeFilter: ['inert'] });
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
