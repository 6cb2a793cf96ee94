import type { Messages } from '../messages/en';

/** The sentences about a text of one line, in forms and in refusals. */
export type OneLineWords = Pick<Messages['validation'], 'oneLine' | 'invisible' | 'unseen'>;

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]/;
/** Control characters hide in a list or steer a terminal; these marks reorder what is beside them. */
const misleading = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** The name of a character, such as `U+000B`. */
export const signName = (code: number): string =>
  `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Where a text has its first sign that hides in a line or reorders it, and the sign's name. */
export function misleadingSign(text: string): { at: number; sign: string } | undefined {
  const at = text.search(misleading);
  return at < 0 ? undefined : { at, sign: signName(text.charCodeAt(at)) };
}

/**
 * Why a name, a title or another text of one line is refused (`x-one-line` in the contract): a line
 * break or a tab, a control character, a mark that reorders the text around it, or nothing that can
 * be seen. Blanks around it do not count. An empty text is not its business.
 *
 * @returns a sentence that names the field and the fix; undefined if nothing is wrong
 */
export function oneLineProblem(
  text: string,
  field: string,
  words: OneLineWords,
): string | undefined {
  const line = text.trim();
  if (line === '') return undefined;
  if (!seen.test(line)) return words.unseen(field);
  if (breaks.test(line)) return words.oneLine(field);
  const found = misleadingSign(line);
  if (found === undefined) return undefined;
  const { at, sign } = found;
  return words.invisible(field, sign, line.slice(Math.max(0, at - 20), at).trim());
}

/** Whether a text has something to see. */
export const isSeen = (text: string): boolean => seen.test(text);

/** A text of one line, with blanks for line breaks and control characters, without marks that reorder. */
export const asOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(marks, '');
