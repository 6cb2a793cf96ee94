import { signName } from '../../../rules/storableText';
import {
  markdownText,
  markedUpText,
  type FoundField,
  type FoundQuestion,
  type FoundText,
} from './found';
import type { MarkupNode } from './markup/elements';
import { keptBlanks } from './markup/readHtml';

/** Those that no question can hold, but NUL, which says that the file is no text. */
const control = /(?![\0\t\n\r\u007f-\u009f])\p{Cc}/gu;
/** Word processors break lines with a vertical tab, and pages with a form feed. */
const breaks = /[\v\f]/g;

const replaced = (text: string): string => text.replace(breaks, '\n').replace(control, ' ');

/** Elements in which a line break of the text is one. */
const exact = new Set(['pre', 'code', keptBlanks]);

function replacedIn(node: MarkupNode): MarkupNode[] {
  if (typeof node === 'string') {
    const lines = node.split(breaks).map((line) => line.replace(control, ' '));
    const lineBreak = { name: 'br', attributes: {}, children: [], line: 0 };
    return lines.flatMap((line, index) => (index > 0 ? [lineBreak, line] : [line]));
  }
  const inside = (child: MarkupNode): MarkupNode[] =>
    exact.has(node.name) && typeof child === 'string' ? [replaced(child)] : replacedIn(child);
  return [{ ...node, children: node.children.flatMap(inside) }];
}

function replacedText(text: FoundText): FoundText {
  if (text.plain.search(control) < 0) return text;
  if (text.nodes) return { ...text, ...markedUpText(text.nodes.flatMap(replacedIn)) };
  if (text.format === 'markdown') return { ...text, ...markdownText(replaced(text.plain)) };
  return { ...text, plain: replaced(text.plain) };
}

/** A question with spaces and line breaks in place of control characters, and a note on each. */
export function withoutControlCharacters(found: FoundQuestion): FoundQuestion {
  const { line, path, text, options, explanation } = found;
  const texts: [FoundField, FoundText][] = [
    ['title', text],
    ...options.map((option, place): [number, FoundText] => [place, option.text]),
    ['description', explanation],
  ];
  const notes = texts.flatMap(([field, { plain }]) =>
    [...new Set(plain.match(control))].map((sign): FoundQuestion['notes'][number] => {
      const isBreak = sign.search(breaks) === 0;
      const name = signName(sign.charCodeAt(0));
      return { line, path, field, say: (words) => words.control(name, isBreak) };
    }),
  );
  if (notes.length === 0) return found;
  return {
    ...found,
    text: replacedText(text),
    options: options.map((option) => ({ ...option, text: replacedText(option.text) })),
    explanation: replacedText(explanation),
    notes: [...found.notes, ...notes],
  };
}
