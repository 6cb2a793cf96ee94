import { focusNoticedMs } from '../../base/hearingTimes';

/**
 * Leaves a dialog that closes in the page, without what it was and held, until the focus has been
 * noticed where it has gone. If what had the focus went with all that was around it, Orca would find
 * unasked what has the focus now, and not say it.
 */
export function leaveShell(dialog: HTMLElement): void {
  const root = dialog.getRootNode();
  const place = root instanceof ShadowRoot ? root : document.body;
  queueMicrotask(() => {
    // React has removed it by now, unless it only calls its ref again.
    if (dialog.isConnected) return;
    dialog.replaceChildren();
    for (const name of dialog.getAttributeNames()) dialog.removeAttribute(name);
    // React's own listener would make it clickable.
    dialog.onclick = null;
    // Chromium tells screen readers of no element that means nothing and cannot have the focus.
    dialog.tabIndex = -1;
    // Headless UI may give it the focus that it returns, which would go with it. Where somebody has put
    // an accessor into the prototype, as user-event does, an assignment would reach every element.
    Object.defineProperty(dialog, 'focus', { value: () => {} });
    dialog.style.position = 'fixed';
    place.append(dialog);
    setTimeout(() => dialog.remove(), focusNoticedMs);
  });
}
