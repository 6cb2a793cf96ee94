import { optionCount, optionLetter, optionPlace } from './options';

/** The keys that choose an option, from the first to the last. */
export const optionKeys = {
  letters: [optionLetter(0), optionLetter(optionCount - 1)],
  digits: ['1', String(optionCount)],
} as const;

/**
 * The place of the option that a key press chooses, from 0; null for other keys.
 *
 * @param key as `shortcutKey` reads it
 * @param code the key's place on the keyboard: French keyboards want Shift for a digit, and Arabic
 *   ones type other digits
 */
export function optionAt(key: string, code: string): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key;
  const place = /^\d$/.test(digit) ? Number(digit) - 1 : optionPlace(key);
  return place >= 0 && place < optionCount ? place : null;
}
