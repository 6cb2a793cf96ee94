import { listen } from '../../base/listen';
import { focusedElement } from './focusedNear';

/**
 * Scrolls the element focused by keyboard out from under `cover`, now and whenever the focus moves
 * (WCAG 2.4.11).
 *
 * @returns a function that stops this
 */
export function keepFocusClear(cover: HTMLElement): () => void {
  const check = () => {
    const focused = focusedElement(cover);
    // The page must not move under the pointer of a mouse user.
    if (cover.contains(focused) || !focused.matches(':focus-visible')) return;
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
  // The document hears nothing of a move within a shadow tree.
  const trees = new Set([cover.ownerDocument, cover.getRootNode()]);
  const stops = [...trees].map((tree) => listen(tree, { focusin: check }));
  return () => stops.forEach((stop) => stop());
}
