import { focusedElement } from './focusedNear';

/**
 * Removes the caret that a text field has left behind, unless the user is typing. When the field is
 * removed, the browser moves its caret to the next text, often a heading that is about to get the
 * focus. Orca then takes the user to be there already, and does not say it.
 */
export function dropCaret(near: Element): void {
  const focused = focusedElement(near);
  const isTyping = focused.matches('input, textarea') || (focused as HTMLElement).isContentEditable;
  const selection = document.getSelection();
  if (!isTyping && selection?.type === 'Caret') selection.removeAllRanges();
}
