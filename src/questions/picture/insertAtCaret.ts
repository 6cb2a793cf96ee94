/** Types a text where the caret of a field is, as its user would, and focuses the field. */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  // What the field is registered with hears of changes by this alone.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
