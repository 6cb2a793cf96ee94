import type { Messages } from './en';
import { mergeMessages, type MessageOverrides } from './language/mergeMessages';

/** A section of the messages. Who imports it carries its words and no others. */
export interface Section<Key extends keyof Messages> {
  key: Key;
  /** What it says in English. */
  en: Messages[Key];
}

const replaced = new WeakMap<MessageOverrides, Partial<Messages>>();

/** The words of a section, with some replaced; the same object each time for the same overrides. */
export function wordsOf<Key extends keyof Messages>(
  { key, en }: Section<Key>,
  overrides: MessageOverrides | undefined,
): Messages[Key] {
  const override = overrides?.[key];
  if (!overrides || !override) return en;
  const known = replaced.get(overrides) ?? {};
  replaced.set(overrides, known);
  return (known[key] ??= mergeMessages(en, override));
}
