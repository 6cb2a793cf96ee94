import type { Messages } from './en';
import { mergeMessages, type DeepPartial, type MessageOverrides } from './language/mergeMessages';

/**
 * A section of the messages, or the part of one that some screens need. Who imports it carries its
 * words and no others.
 */
export interface Section<Words extends object> {
  key: keyof Messages;
  /** What it says in English. */
  en: Words;
}

const replaced = new WeakMap<MessageOverrides, Map<object, object>>();

/** The words of a section, with some replaced; the same object each time for the same overrides. */
export function wordsOf<Words extends object>(
  { key, en }: Section<Words>,
  overrides: MessageOverrides | undefined,
): Words {
  const override = overrides?.[key] as DeepPartial<NoInfer<Words>> | undefined;
  if (!overrides || !override) return en;
  const known = replaced.get(overrides) ?? new Map<object, object>();
  replaced.set(overrides, known);
  const words = (known.get(en) as Words | undefined) ?? mergeMessages(en, override);
  known.set(en, words);
  return words;
}
