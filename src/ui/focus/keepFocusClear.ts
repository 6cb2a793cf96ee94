import { listen } from '../../base/listen';

/**
 * Scrolls the element focused by keyboard out from under `cover`, now and whenever the focus moves
 * (WCAG 2.4.11).
 *
 * @returns a function that stops this
 */
export function keepFocusClear(cover: HTMLElement): () => void {
  const { ownerDocument } = cover;
  const check = () => {
    const focused = ownerDocument.activeElement;
    // The page must not move under the pointer of a mouse user.
    if (focused === null || cover.contains(focused) || !focused.matches(':focus-visible')) return;
    const over = cover.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const isCovered =
      under.bottom > over.top &&
      under.top < over.bottom &&
      under.right > over.left &&
      under.left < over.right;
    // The middle also avoids bars at the top.
    if (isCovered) focused.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  check();
  return listen(ownerDocument, { focusin: check });
}
