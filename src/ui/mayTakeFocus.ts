/**
 * Whether an element may take the focus after a slow answer: it has it within, or nothing has it.
 * Somebody may have gone on elsewhere by then.
 */
export function mayTakeFocus(element: Element | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || Boolean(element?.contains(focused));
}
