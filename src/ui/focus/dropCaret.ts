import { focusedElement } from './focusedNear';

/**
 * Removes the caret that a text field has left behind in this content, unless the user is typing.
 * When the field is removed, the browser moves its caret to the next text, often a heading that is
 * about to get the focus. Orca then takes the user to be there already, and does not say it.
 */
export function dropCaret(content: Element): void {
  const selection = document.getSelection();
  if (selection?.type !== 'Caret') return;
  const focused = focusedElement(content);
  if (focused.matches('input, textarea') || (focused as HTMLElement).isContentEditable) return;
  // Browsers report a caret in a shadow tree at its host.
  const isShadow = content.getRootNode() !== document;
  if (isShadow || content.contains(selection.anchorNode)) selection.removeAllRanges();
}
