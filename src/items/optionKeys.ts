import { letters } from '../rules/limits';

/** The keys that choose an option, by its place. */
export const optionKeys: { letters: readonly string[]; digits: readonly string[] } = {
  letters,
  digits: letters.map((_, place) => String(place + 1)),
};

/**
 * The place of the option that a key press chooses, from 0; null for other keys.
 *
 * @param key as `shortcutKey` reads it
 * @param code the key's place on the keyboard: French keyboards want Shift for a digit, and Arabic
 *   ones type other digits
 */
export function optionAt(key: string, code: string): number | null {
  const named = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key;
  const place = Math.max(...Object.values(optionKeys).map((keys) => keys.indexOf(named)));
  return place < 0 ? null : place;
}
