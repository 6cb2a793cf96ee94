import type { CharacterNames } from './tree';

/** The names that need no table. */
export const frequentNames: CharacterNames = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

const reference = '&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-zA-Z][a-zA-Z0-9]{1,31}));';
const referenceHere = new RegExp(reference, 'y');
const escapes = new RegExp(`\\\\([!-/:-@[-\`{-~])|${reference}`, 'g');

const asciiPunctuation = /[!-/:-@[-`{-~]/;
const punctuation = /[\p{P}\p{S}]/u;
const unicodeSpace = /[\s\u00a0]/;

export const isAsciiPunctuation = (character: string | undefined): boolean =>
  character !== undefined && asciiPunctuation.test(character);

export const isPunctuation = (character: string): boolean => punctuation.test(character);

/** Whether it is white space, or the start or end of a text. */
export const isSpace = (character: string): boolean =>
  character === '' || unicodeSpace.test(character);

export const isBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\t';

/** The character before a position, whole; empty at the start. */
export function characterBefore(text: string, at: number): string {
  if (at === 0) return '';
  const isPair = /[\uDC00-\uDFFF]/.test(text[at - 1] ?? '') && at > 1;
  return text.slice(isPair ? at - 2 : at - 1, at);
}

/** The character at a position, whole; empty at the end. */
export const characterAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

// A pattern such as / +$/ takes quadratic time in a long row of spaces.

export function trimStart(text: string): string {
  let start = 0;
  while (isBlank(text[start])) start += 1;
  return text.slice(start);
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (isBlank(text[end - 1])) end -= 1;
  return text.slice(0, end);
}

export const trim = (text: string): string => trimStart(trimEnd(text));

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return String.fromCodePoint(isCharacter ? code : 0xfffd);
}

function meaningOf(
  names: CharacterNames,
  hex: string | undefined,
  decimal: string | undefined,
  name = '',
): string | undefined {
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (Object.hasOwn(frequentNames, name)) return frequentNames[name];
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Reads a reference such as `&lt;` or `&#35;` at a position. */
export function referenceAt(
  text: string,
  at: number,
  names: CharacterNames,
): { value: string; end: number } | undefined {
  referenceHere.lastIndex = at;
  const found = referenceHere.exec(text);
  if (found === null) return undefined;
  const value = meaningOf(names, found[1], found[2], found[3]);
  return value === undefined ? undefined : { value, end: referenceHere.lastIndex };
}

/** A text without its escapes and references. */
export function unescape(text: string, names: CharacterNames): string {
  return text.replace(
    escapes,
    (all, escaped?: string, hex?: string, decimal?: string, name?: string) =>
      escaped ?? meaningOf(names, hex, decimal, name) ?? all,
  );
}
