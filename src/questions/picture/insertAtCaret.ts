/** Line breaks that make a paragraph of what stands beside a text. */
function gapTo(text: string, breaks: RegExp): string {
  if (text.trim() === '') return '';
  const found = breaks.exec(text)?.[0].match(/\n/g)?.length ?? 0;
  return '\n'.repeat(Math.max(0, 2 - found));
}

/**
 * Types a paragraph where the caret of a field is, as its user would, and focuses the field; the
 * caret is behind it.
 */
export function insertAtCaret(field: HTMLTextAreaElement, paragraph: string): void {
  field.focus();
  const { value, selectionStart: from, selectionEnd: to } = field;
  const before = gapTo(value.slice(0, from), /\s*$/);
  const after = gapTo(value.slice(to), /^\s*/);
  field.setRangeText(before + paragraph + after, from, to, 'end');
  // What the field is registered with hears of changes by this alone.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: paragraph }));
}
