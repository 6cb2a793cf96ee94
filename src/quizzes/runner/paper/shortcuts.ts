import { optionAt } from '../../../items/optionKeys';
import { shortcutKey } from '../../../ui/shortcut/shortcutKeys';

/** What a key does on a paper; a number chooses the option at that place, counted from 0. */
export type Shortcut = number | 'next' | 'previous' | 'unanswered' | 'time' | 'list';

/** The first letters of what they do, so that no one has to learn them. */
const meanings: Record<string, Shortcut> = {
  N: 'next',
  P: 'previous',
  U: 'unanswered',
  T: 'time',
  '?': 'list',
};

/** What a key press means; null for nothing. */
export function shortcutOf(event: Parameters<typeof shortcutKey>[0]): Shortcut | null {
  const key = shortcutKey(event);
  if (key?.length !== 1) return null;
  return optionAt(key, event.code) ?? meanings[key] ?? null;
}
