/**
 * Scrolls what has the focus by keyboard out from under `cover`, now and with each move of the
 * focus (WCAG 2.4.11).
 *
 * @returns a function that ends it
 */
export function keepFocusClear(cover: HTMLElement): () => void {
  const { ownerDocument } = cover;
  const check = () => {
    const focused = ownerDocument.activeElement;
    // Whoever points must not have the page move under the pointer.
    if (focused === null || cover.contains(focused) || !focused.matches(':focus-visible')) return;
    const over = cover.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const isCovered =
      under.bottom > over.top &&
      under.top < over.bottom &&
      under.right > over.left &&
      under.left < over.right;
    // The middle is clear of bars at the top as well.
    if (isCovered) focused.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  check();
  ownerDocument.addEventListener('focusin', check);
  return () => ownerDocument.removeEventListener('focusin', check);
}
