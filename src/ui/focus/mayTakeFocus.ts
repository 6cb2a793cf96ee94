import { focusedNear } from './focusedNear';

/**
 * Whether an element may take the focus after a slow reply: it contains the focus, or nothing has
 * it. By then the user may be working elsewhere.
 */
export function mayTakeFocus(element: Element | null): boolean {
  const focused = focusedNear(element);
  return focused === document.body || Boolean(element?.contains(focused));
}
