import type { Edit, Selected } from './edits';

/** Changes a field as typing would: the browser can undo it, and the form notices it. */
export function applyEdit(field: HTMLTextAreaElement, edit: (selected: Selected) => Edit): void {
  const { value: text, selectionStart, selectionEnd } = field;
  const { from, to, inserted, start, end } = edit({
    text,
    start: selectionStart,
    end: selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  // The one way to type for a user that the browser can undo; every browser has it (jsdom does not).
  if (!document.execCommand?.('insertText', false, inserted)) {
    field.setRangeText(inserted, from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
