import { isAsciiPunctuation, isBlank, unescape } from './characters';
import type { CharacterNames, Definitions } from './tree';

const longestLabel = 999;
const deepestParentheses = 32;

/** Something that was read, and the position behind it. */
interface Read<Value> {
  value: Value;
  end: number;
}

/** Labels that differ only in case or white space are the same. */
export const normaliseLabel = (label: string): string =>
  label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();

/** Reads `[label]`; the value is what stands between the brackets. */
export function labelAt(text: string, at: number): Read<string> | undefined {
  if (text[at] !== '[') return undefined;
  const last = Math.min(text.length, at + longestLabel + 2);
  for (let end = at + 1; end < last; end += 1) {
    const character = text[end];
    if (character === '[') return undefined;
    if (character === ']') return { value: text.slice(at + 1, end), end: end + 1 };
    if (character === '\\' && isAsciiPunctuation(text[end + 1])) end += 1;
  }
  return undefined;
}

/** Skips white space with one line ending at most. */
function skipSpace(text: string, at: number): number {
  let lines = 0;
  let end = at;
  while (isBlank(text[end]) || (text[end] === '\n' && lines === 0)) {
    if (text[end] === '\n') lines += 1;
    end += 1;
  }
  return end;
}

function destinationAt(text: string, at: number): Read<string> | undefined {
  if (text[at] === '<') {
    for (let end = at + 1; end < text.length; end += 1) {
      const character = text[end];
      if (character === '\n' || character === '<') return undefined;
      if (character === '>') return { value: text.slice(at + 1, end), end: end + 1 };
      if (character === '\\' && isAsciiPunctuation(text[end + 1])) end += 1;
    }
    return undefined;
  }
  let end = at;
  let depth = 0;
  for (; end < text.length; end += 1) {
    const character = text[end] ?? '';
    if (character <= ' ' || character === '\u007f') break;
    if (character === '\\' && isAsciiPunctuation(text[end + 1])) end += 1;
    else if (character === '(') {
      depth += 1;
      if (depth > deepestParentheses) return undefined;
    } else if (character === ')') {
      if (depth === 0) break;
      depth -= 1;
    }
  }
  return depth > 0 ? undefined : { value: text.slice(at, end), end };
}

const titleEnds: Record<string, string> = { '"': '"', "'": "'", '(': ')' };

function titleAt(text: string, at: number): Read<string> | undefined {
  const close = titleEnds[text[at] ?? ''];
  if (close === undefined) return undefined;
  for (let end = at + 1; end < text.length; end += 1) {
    const character = text[end];
    if (character === close) return { value: text.slice(at + 1, end), end: end + 1 };
    if (character === '(' && close === ')') return undefined;
    if (character === '\\' && isAsciiPunctuation(text[end + 1])) end += 1;
  }
  return undefined;
}

/** Where a link leads, as it was written. */
interface Written {
  address: string;
  title: string;
}

/** Reads `(address "title")`. */
export function targetAt(text: string, at: number): Read<Written> | undefined {
  if (text[at] !== '(') return undefined;
  const start = skipSpace(text, at + 1);
  const destination = destinationAt(text, start);
  if (destination === undefined) return undefined;
  const afterSpace = skipSpace(text, destination.end);
  const title = afterSpace > destination.end ? titleAt(text, afterSpace) : undefined;
  const end = skipSpace(text, title?.end ?? destination.end);
  if (text[end] !== ')') return undefined;
  return { value: { address: destination.value, title: title?.value ?? '' }, end: end + 1 };
}

/** The position behind the line, where nothing but blanks is left of it. */
function endOfLine(text: string, at: number): number | undefined {
  let end = at;
  while (isBlank(text[end])) end += 1;
  if (end === text.length) return end;
  return text[end] === '\n' ? end + 1 : undefined;
}

/**
 * Reads `[label]: address "title"`, and keeps it unless the label has a meaning already.
 *
 * @returns the position behind it; undefined where there is none
 */
export function readDefinition(
  text: string,
  at: number,
  definitions: Definitions,
  names: CharacterNames,
): number | undefined {
  const label = labelAt(text, at);
  if (label === undefined || text[label.end] !== ':' || label.value.trim() === '') return undefined;
  const start = skipSpace(text, label.end + 1);
  const destination = destinationAt(text, start);
  if (destination === undefined || destination.end === start) return undefined;
  const afterSpace = skipSpace(text, destination.end);
  const title = afterSpace > destination.end ? titleAt(text, afterSpace) : undefined;
  const withTitle = title && endOfLine(text, title.end);
  const end = withTitle ?? endOfLine(text, destination.end);
  if (end === undefined) return undefined;
  const key = normaliseLabel(label.value);
  if (!definitions.has(key)) {
    definitions.set(key, {
      address: unescape(destination.value, names),
      title: withTitle === undefined ? '' : unescape(title?.value ?? '', names),
    });
  }
  return end;
}
