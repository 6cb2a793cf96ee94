/** A picture in Markdown: its words and its address. */
const picture = /!\[((?:[^\]\\]|\\.){0,1000})\]\(\s*<?([^\s()<>]{1,2000})[^()\n]{0,1000}\)/gs;
/** Longer than any question may be, and short enough to be looked through at once. */
export const longestCompared = 20_000;
/** The address of a picture that its content gives, on every server that names pictures as ours does. */
const contentAddress = /^media:[\w-]{43}-\d{1,5}x\d{1,5}$/;

const replaced = (text: string, by: string): string =>
  text.length > longestCompared ? text : text.replace(picture, by);

const keyOf = (title: string, options: readonly string[]): string =>
  JSON.stringify([title, ...options].map((text) => text.normalize().trim()));

/**
 * The same for questions whose titles and options are the same: trimmed, and however their characters
 * are composed. Anything else may be what the question is about: 10² and 102, Mg and mg, or the
 * indentation of a line of code. A picture is what its address says, whoever described it later.
 */
export function questionKey(title: string, options: readonly string[]): string {
  const withoutWords = (text: string) => replaced(text, '![]($2)');
  return keyOf(withoutWords(title), options.map(withoutWords));
}

/** A text that is the same wherever its pictures are kept. */
export const withoutAddresses = (text: string): string => replaced(text, '![$1]()');

/** The same for questions that differ only in where their pictures are kept. */
export const wordsKey = (title: string, options: readonly string[]): string =>
  keyOf(withoutAddresses(title), options.map(withoutAddresses));

/** Whether a text has pictures whose addresses do not say which they are. */
export const hasOtherPictures = (text: string): boolean =>
  [...text.slice(0, longestCompared).matchAll(picture)].some(
    ([, , address = '']) => !contentAddress.test(address),
  );
