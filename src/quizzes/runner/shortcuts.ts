import { letters, type Letter } from '../../rules/limits';
import { shortcutKey } from '../../ui/shortcut/shortcutKeys';

/** What a key stands for on a paper. */
export type Shortcut = Letter | 'next' | 'previous' | 'unanswered' | 'time' | 'list';

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
  '?': 'list',
};

/** What a key press means, if anything. */
export function shortcutOf(event: Parameters<typeof shortcutKey>[0]): Shortcut | null {
  const key = shortcutKey(event);
  if (key?.length !== 1) return null;
  // By its place: French keyboards want Shift for a digit, and Arabic ones type other digits.
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1] ?? /^[1-4]$/.exec(key)?.[0];
  if (digit !== undefined) return letters[Number(digit) - 1] ?? null;
  return meanings[key] ?? null;
}
