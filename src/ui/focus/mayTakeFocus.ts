import { focusedNear } from './focusedNear';

/**
 * Whether an element may take the focus after a slow answer: it has it within, or nothing has it.
 * Somebody may have gone on elsewhere by then.
 */
export function mayTakeFocus(element: Element | null): boolean {
  const focused = focusedNear(element);
  return focused === document.body || Boolean(element?.contains(focused));
}
