import { letters, type Letter } from '../../rules/limits';

/** What a key stands for on a paper. */
export type Shortcut = Letter | 'next' | 'previous' | 'unanswered' | 'time' | 'list';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** Letters as the buttons beside them begin, so that nobody has to learn them. */
const meanings: Record<string, Shortcut> = {
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  N: 'next',
  P: 'previous',
  U: 'unanswered',
  T: 'time',
};

/**
 * What a key press means, if anything. Keys held with another one belong to the browser or to a
 * screen reader, but for the Shift that most keyboards want for a question mark.
 */
export function shortcutOf(event: Key): Shortcut | null {
  const { key, code } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (key === '?') return 'list';
  if (event.shiftKey || key.length !== 1) return null;
  // By its place: French keyboards want Shift for a digit, and Arabic ones type other digits.
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1] ?? /^[1-4]$/.exec(key)?.[0];
  if (digit !== undefined) return letters[Number(digit) - 1] ?? null;
  // Keyboards of other scripts have the Latin letters in the same places.
  const isLatin = key <= '\u007f';
  const letter = isLatin ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];
  return meanings[letter ?? ''] ?? null;
}

/** Whether a press belongs to the element it happens in: text that is typed, a list, a dialog. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const typed = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select';
  return target.closest(`${typed}, [contenteditable], [role=dialog], [role=listbox]`) !== null;
}
