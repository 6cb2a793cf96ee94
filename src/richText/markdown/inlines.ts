import { isAsciiPunctuation, isSpace, referenceAt, trimEnd, unescape } from './characters';
import { createClosers } from './closers';
import { delimitersAt, nest, type Token } from './emphasis';
import { labelAt, normaliseLabel, targetAt } from './links';
import { createMarkupFinder } from './rawMarkup';
import type { CharacterNames, Definitions, Inline, Target } from './tree';

/** What all paragraphs of one text share. */
export interface InlineContext {
  definitions: Definitions;
  names: CharacterNames;
  /** How many characters definitions may still add: many short references to a long one add up. */
  room: number;
  /** How many formulas are still read; further ones are text. */
  formulas: number;
}

const longestAlt = 1_000;

/** A `[` or `![` whose end is not found yet. */
interface Bracket {
  /** Its place among the tokens. */
  token: number;
  /** The position behind it. */
  start: number;
  isImage: boolean;
  /** Whether another bracket follows, so that its text cannot be a label. */
  hasInner: boolean;
}

const plain = /[^\n`[\]\\!<&*_$]+/y;
const addressInAngles = /<([a-zA-Z][a-zA-Z0-9.+-]{1,31}:[^\s<>\p{Cc}]*)>/uy;
const emailInAngles =
  /<([\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)>/y;

/** Reads the text of a paragraph, a heading or a cell. */
export function readInlines(text: string, context: InlineContext): Inline[] {
  const { definitions, names } = context;
  const closers = createClosers(text);
  const markupEndAt = createMarkupFinder(text);
  const tokens: Token[] = [];
  const brackets: Bracket[] = [];
  /** Links hold no links: brackets below this height are not active any more, except of images. */
  let inactive = 0;
  let at = 0;

  const add = (token: Token, end: number) => {
    tokens.push(token);
    at = end;
  };
  const addText = (value: string, end: number) => add({ type: 'text', value }, end);

  function readBackslash(): void {
    const next = text[at + 1];
    if (next === '\n') add({ type: 'break' }, at + 2);
    else if (isAsciiPunctuation(next)) addText(next ?? '', at + 2);
    else addText('\\', at + 1);
  }

  function readLineEnd(): void {
    const last = tokens.at(-1);
    let isBreak = false;
    if (last?.type === 'text') {
      isBreak = last.value.endsWith('  ');
      last.value = trimEnd(last.value);
    }
    if (isBreak) add({ type: 'break' }, at + 1);
    else addText('\n', at + 1);
  }

  function readCode(): void {
    let start = at;
    while (text[start] === '`') start += 1;
    const length = start - at;
    const end = closers.backticks(length, start);
    if (end === undefined) {
      addText(text.slice(at, start), start);
      return;
    }
    const written = text.slice(start, end).replaceAll('\n', ' ');
    const isPadded = written.startsWith(' ') && written.endsWith(' ') && /[^ ]/.test(written);
    add({ type: 'code', value: isPadded ? written.slice(1, -1) : written }, end + length);
  }

  function readFormula(): void {
    let start = at;
    while (text[start] === '$') start += 1;
    const length = start - at;
    const mayOpen =
      context.formulas > 0 && (length === 2 || (length === 1 && !isSpace(text[start] ?? '')));
    const end = mayOpen ? closers.dollars(length, start) : undefined;
    if (end === undefined) {
      addText(text.slice(at, start), start);
      return;
    }
    context.formulas -= 1;
    const value = text.slice(start, end).trim();
    add({ type: 'formula', value, isDisplayed: length === 2 }, end + length);
  }

  function readAngle(): void {
    for (const [pattern, scheme] of [
      [addressInAngles, ''],
      [emailInAngles, 'mailto:'],
    ] as const) {
      pattern.lastIndex = at;
      const value = pattern.exec(text)?.[1];
      if (value === undefined) continue;
      const children: Inline[] = [{ type: 'text', value }];
      const target = { address: `${scheme}${value}`, title: '', before: '<', after: '>' };
      add({ type: 'link', ...target, children }, pattern.lastIndex);
      return;
    }
    const end = markupEndAt(at);
    if (end === undefined) addText('<', at + 1);
    else add({ type: 'markup', value: text.slice(at, end) }, end);
  }

  function readReference(): void {
    const reference = referenceAt(text, at, names);
    if (reference) addText(reference.value, reference.end);
    else addText('&', at + 1);
  }

  function openBracket(isImage: boolean): void {
    const start = at + (isImage ? 2 : 1);
    const outer = brackets.at(-1);
    if (outer) outer.hasInner = true;
    brackets.push({ token: tokens.length, start, isImage, hasInner: false });
    addText(isImage ? '![' : '[', start);
  }

  /** Where the bracket that ends here leads, and the position behind that. */
  function targetOf(bracket: Bracket): { value: Target; end: number } | undefined {
    const before = bracket.isImage ? '![' : '[';
    const written = targetAt(text, at + 1);
    if (written) {
      const { value, end } = written;
      const address = unescape(value.address, names);
      const title = unescape(value.title, names);
      return { value: { address, title, before, after: text.slice(at, end) }, end };
    }
    const label = labelAt(text, at + 1);
    if (!label?.value && bracket.hasInner) return undefined;
    // Longer ones are no labels.
    if (!label?.value && at - bracket.start > 999) return undefined;
    const end = label?.end ?? at + 1;
    const meaning = definitions.get(normaliseLabel(label?.value || text.slice(bracket.start, at)));
    if (meaning === undefined) return undefined;
    context.room -= meaning.address.length + meaning.title.length;
    if (context.room < 0) return undefined;
    return { value: { ...meaning, before, after: text.slice(at, end) }, end };
  }

  function closeBracket(): void {
    const bracket = brackets.pop();
    const isActive = bracket && (bracket.isImage || brackets.length >= inactive);
    const target = isActive ? targetOf(bracket) : undefined;
    inactive = Math.min(inactive, brackets.length);
    if (bracket === undefined || target === undefined) {
      addText(']', at + 1);
      return;
    }
    const inner = tokens.splice(bracket.token).slice(1);
    const children = nest(inner);
    if (bracket.isImage) {
      add({ type: 'image', ...target.value, alt: plainText(children, longestAlt) }, target.end);
      return;
    }
    inactive = brackets.length;
    add({ type: 'link', ...target.value, children }, target.end);
  }

  while (at < text.length) {
    plain.lastIndex = at;
    const found = plain.exec(text)?.[0];
    if (found !== undefined) addText(found, at + found.length);
    else if (text[at] === '\n') readLineEnd();
    else if (text[at] === '\\') readBackslash();
    else if (text[at] === '`') readCode();
    else if (text[at] === '$') readFormula();
    else if (text[at] === '<') readAngle();
    else if (text[at] === '&') readReference();
    else if (text[at] === '[') openBracket(false);
    else if (text[at] === ']') closeBracket();
    else if (text[at] === '!' && text[at + 1] === '[') openBracket(true);
    else if (text[at] === '!') addText('!', at + 1);
    else {
      const row = delimitersAt(text, at);
      add(row, at + row.length);
    }
  }
  return nest(tokens);
}

/** What inlines say without their elements. */
export function plainText(inlines: Inline[], longest: number): string {
  let said = '';
  for (const inline of inlines) {
    if (said.length >= longest) break;
    if ('children' in inline) said += plainText(inline.children, longest);
    else if ('value' in inline) said += inline.value;
    else said += inline.type === 'image' ? inline.alt : '\n';
  }
  return said.slice(0, longest);
}
