import { signName } from '../../rules/oneLineText';
import {
  markdownText,
  markedUpText,
  type FoundField,
  type FoundQuestion,
  type FoundText,
} from '../found/found';
import type { MarkupNode } from '../markup/elements';
import { keptBlanks } from '../markup/readHtml';

/** Characters that no question can hold, but NUL, which says that the file is not text. */
const unstorable = /(?![\0\t\n\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** The same, and those that readers cannot see. */
const unseen = /(?![\0\t\n\r])[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu;
/** Word processors break lines and pages with these. */
const isBreak = (sign: string): boolean => /[\v\f\u0085\u2028\u2029]/.test(sign);

const replaced = (text: string, signs: RegExp, lineBreak = '\n'): string =>
  text.replace(signs, (sign) => (isBreak(sign) ? lineBreak : ' '));

/** Elements in which a line break of the text is one. */
const exact = new Set(['pre', 'code', keptBlanks]);

function replacedIn(node: MarkupNode, signs: RegExp): MarkupNode[] {
  if (typeof node === 'string') {
    const lines = replaced(node, signs, '\v').split('\v');
    const lineBreak = { name: 'br', attributes: {}, children: [], line: 0 };
    return lines.flatMap((line, index) => (index > 0 ? [lineBreak, line] : [line]));
  }
  const inside = (child: MarkupNode): MarkupNode[] =>
    exact.has(node.name) && typeof child === 'string'
      ? [replaced(child, signs)]
      : replacedIn(child, signs);
  return [{ ...node, children: node.children.flatMap(inside) }];
}

function replacedText(text: FoundText, signs: RegExp): FoundText {
  if (text.plain.search(signs) < 0) return text;
  if (text.nodes) {
    return { ...text, ...markedUpText(text.nodes.flatMap((node) => replacedIn(node, signs))) };
  }
  const plain = replaced(text.plain, signs);
  return text.format === 'markdown' ? { ...text, ...markdownText(plain) } : { ...text, plain };
}

/**
 * A question with spaces and line breaks in place of control characters, and a note on each. One
 * that was exported from a bank keeps those that the bank stores, so that it is found again.
 */
export function withoutControlCharacters(found: FoundQuestion): FoundQuestion {
  const { line, path, text, options, explanation } = found;
  const signs = found.id === undefined ? unseen : unstorable;
  const texts: [FoundField, FoundText][] = [
    ['title', text],
    ...options.map((option, place): [number, FoundText] => [place, option.text]),
    ['description', explanation],
  ];
  const notes = texts.flatMap(([field, { plain }]) =>
    [...new Set(plain.match(signs))].map((sign): FoundQuestion['notes'][number] => {
      const name = signName(sign.charCodeAt(0));
      return { line, path, field, say: (words) => words.control(name, isBreak(sign)) };
    }),
  );
  if (notes.length === 0) return found;
  return {
    ...found,
    text: replacedText(text, signs),
    options: options.map((option) => ({ ...option, text: replacedText(option.text, signs) })),
    explanation: replacedText(explanation, signs),
    notes: [...found.notes, ...notes],
  };
}
