/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't' },
  ...{ æ: 'ae', œ: 'oe', þ: 'th' },
};
const unsplitLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Without marks, so that "resume" finds "Résumé" and "dang" "Đặng", and in small letters. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return /^[\n -~]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .toLowerCase()
        .replaceAll(unsplitLetters, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a search, each once, as `plainText` has them. */
export function searchedWords(search: string): string[] {
  return [...new Set(plainText(search).split(/\s+/))].filter((word) => word !== '');
}

const plainTexts = new WeakMap<object, string>();

/**
 * The text of an item that is searched, worked out once an item.
 *
 * @param textOf its text as it is written
 */
export function searchedText<Item extends object>(
  item: Item,
  textOf: (item: Item) => string,
): string {
  const known = plainTexts.get(item);
  if (known !== undefined) return known;
  const text = plainText(textOf(item));
  plainTexts.set(item, text);
  return text;
}

/**
 * The items that have every word of a search, in any order and wherever it stands; all of them, the
 * same list, if it has no word.
 *
 * @param textOf the text of an item that is searched; worked out once an item
 */
export function findTexts<Item extends object>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = searchedWords(search);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = searchedText(item, textOf);
    return words.every((word) => text.includes(word));
  });
}
