import { mostTags } from './limits';

/** What says which tags a question has; none if it is left out. */
export interface Tagged {
  tags?: readonly string[] | undefined;
}

/** How many questions have a tag. */
export interface TagCount {
  tag: string;
  questions: number;
}

/** The changes of tags that the contract has: what is removed, and what is added after that. */
export interface TagChange {
  add_tags?: readonly string[] | undefined;
  remove_tags?: readonly string[] | undefined;
}

const trimmed = (tag: string): string => tag.trim().replace(/\s+/g, ' ');

/** The same for tags that are the same: in small letters, without surrounding blanks. */
export const tagKey = (tag: string): string => trimmed(tag).normalize().toLowerCase();

/** The tags that a list in an address names, as `tagKey` has them; commas divide it. */
export const tagKeysIn = (list: string): string[] =>
  list.split(',').flatMap((tag) => tagKey(tag) || []);

/** Tags as they are kept: without surrounding blanks, each once, in its first spelling. */
export function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (key !== '' && !byKey.has(key)) byKey.set(key, trimmed(tag));
  }
  return [...byKey.values()];
}

/** The tags of a question as the wire has them: left out where there are none. */
export function tagsOf({ tags = [] }: Tagged): { tags?: string[] } {
  const tidy = tidyTags(tags);
  return tidy.length > 0 ? { tags: tidy } : {};
}

/** Whether a question has all tags of a list. */
export function hasTags({ tags = [] }: Tagged, keys: readonly string[]): boolean {
  if (keys.length === 0) return true;
  const own = new Set(tags.map(tagKey));
  return keys.every((key) => own.has(key));
}

/**
 * The tags of a question after a change.
 *
 * @returns null if they would be too many
 */
export function changedTags(
  { tags = [] }: Tagged,
  { add_tags = [], remove_tags = [] }: TagChange,
): string[] | null {
  const gone = new Set(remove_tags.map(tagKey));
  const changed = tidyTags([...tags.filter((tag) => !gone.has(tagKey(tag))), ...add_tags]);
  return changed.length > mostTags ? null : changed;
}

/**
 * The tags of a question after some of them were renamed, merged or removed.
 *
 * @param to what replaces them, at the place of the first; nothing if it is left out
 */
export function renamedTags(
  { tags = [] }: Tagged,
  renamed: readonly string[],
  to: string | undefined,
): string[] {
  const keys = new Set(renamed.map(tagKey));
  return tidyTags(tags.map((tag) => (keys.has(tagKey(tag)) ? (to ?? '') : tag)));
}

/**
 * Counts tags, those that are the same together, under the most frequent spelling, in the order of
 * their letters.
 */
export function countTags(lists: Iterable<{ tags: readonly string[]; count: number }>): TagCount[] {
  // Large banks have few spellings.
  const bySpelling = new Map<string, number>();
  for (const { tags, count } of lists) {
    for (const tag of tags) bySpelling.set(tag, (bySpelling.get(tag) ?? 0) + count);
  }
  const byKey = new Map<string, Map<string, number>>();
  for (const [tag, count] of bySpelling) {
    const spellings = byKey.get(tagKey(tag)) ?? new Map<string, number>();
    byKey.set(tagKey(tag), spellings.set(tag, count));
  }
  return [...byKey]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, spellings]) => {
      const all = [...spellings].sort(([, one], [, other]) => other - one);
      return { tag: all[0]![0], questions: all.reduce((sum, [, count]) => sum + count, 0) };
    });
}
