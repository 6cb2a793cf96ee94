type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/**
 * The key of a press that may be a shortcut: an upper-case Latin letter, another character, or a
 * name such as `Escape`; else null. Keys with a modifier belong to the browser or a screen reader.
 * Shift is the exception, because many keyboards need it for a question mark or a slash.
 */
export function shortcutKey(event: Key): string | null {
  const { key, code } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (key === '?' || key === '/') return key;
  if (event.shiftKey) return null;
  if (key.length > 1) return key;
  // Keyboards of other scripts have the Latin letters in the same places.
  const isLatin = key <= '\u007f';
  return isLatin ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
}

/**
 * Whether the element that receives a press uses it itself: a text field, a list, a dialog.
 *
 * @param within elements around this one are ignored
 */
export function usesKey(target: EventTarget | null, within?: Element): boolean {
  if (!(target instanceof Element)) return false;
  const typed = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select';
  const modes = '[role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';
  const taker = target.closest(`${typed}, [contenteditable], ${modes}`);
  return taker !== null && (within?.contains(taker) ?? true);
}
