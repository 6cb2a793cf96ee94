import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { countLineBreaks } from '../../files/lineBreaks';
import { isTooMuch } from './tooMuch';
import { deepest, type MarkupElement, type MarkupNode } from './elements';
import { namedCharacters } from './references';

/** Why an element of a text is not read, and where. */
export class XmlFault extends Error {
  override name = 'XmlFault';

  constructor(
    readonly kind: 'syntax' | 'tooMuch',
    readonly line: number,
    readonly column: number,
  ) {
    super(`Quizwright: this XML cannot be read from line ${line}, column ${column}.`);
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Angle brackets passed between pauses. */
const sliceBrackets = 1_000;

/** A part of a text, and where it begins, from 1. */
interface Piece {
  text: string;
  line: number;
  column: number;
}

interface FoundTag {
  start: number;
  end: number;
  kind: 'open' | 'close' | 'whole';
}

/**
 * The tags of the given names, and where each begins; comments and characters have none. Null where a
 * pause is welcome.
 */
function* tagsOf(
  text: string,
  names: readonly string[],
): Generator<FoundTag | null, void, undefined> {
  const name = `(?:[\\w.-]+:)?(?:${names.join('|')})(?=[\\s/>])`;
  const tag = new RegExp(`<(/?)${name}(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, 'y');
  let passed = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start + 1)) {
    passed += 1;
    if (passed % sliceBrackets === 0) yield null;
    const close = text.startsWith('<!--', start)
      ? '-->'
      : text.startsWith('<![CDATA[', start)
        ? ']]>'
        : '';
    if (close !== '') {
      start = text.indexOf(close, start);
      if (start < 0) return;
      continue;
    }
    tag.lastIndex = start;
    const found = tag.exec(text);
    if (!found) continue;
    const kind = found[1] === '/' ? 'close' : found[0].endsWith('/>') ? 'whole' : 'open';
    yield { start, end: tag.lastIndex, kind };
  }
}

/** The pieces of a text that are elements of the given names: an error in one leaves the others. */
function* piecesOf(
  text: string,
  names: readonly string[],
): Generator<Piece | null, void, undefined> {
  let counted = 0;
  let [line, lineStart] = [1, 0];
  const piece = (start: number, end: number): Piece => {
    const before = text.slice(counted, start);
    const lastBreak = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
    if (lastBreak >= 0) lineStart = counted + lastBreak + 1;
    line += countLineBreaks(before);
    counted = start;
    return { text: text.slice(start, end), line, column: start - lineStart + 1 };
  };
  let open = -1;
  for (const tag of tagsOf(text, names)) {
    if (!tag) {
      yield null;
      continue;
    }
    const { start, end, kind } = tag;
    if (open < 0 && kind === 'whole') yield piece(start, end);
    else if (open < 0 && kind === 'open') open = start;
    else if (open >= 0 && kind === 'close') {
      yield piece(open, end);
      open = -1;
    }
  }
  if (open >= 0) yield piece(open, text.length);
}

/** A character that XML cannot hold. */
const unreadable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const reference = /&#(?:x([\da-f]+)|(\d+));/gi;
/** Noncharacters, which XML can hold, in place of those that it cannot. */
function standIn(code: number): string {
  if (code < 0x20) return String.fromCharCode(0xfdd0 + code);
  return String.fromCodePoint(0x10000 + (code < 0xe000 ? 0xffff : code));
}
const standsFor = /[\ufdd0-\ufdef]|\u{1fffe}|\u{1ffff}/gu;

/** Hides what would break the XML off, so that the question says what is wrong with it. */
const hideUnreadable = (text: string): string =>
  text
    .replace(reference, (written, hex: string | undefined, decimal: string) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      if (code > 0x10ffff) return standIn(0xffff);
      const sign = String.fromCodePoint(code);
      return sign.search(unreadable) < 0 ? written : standIn(code);
    })
    .replace(unreadable, (sign) => standIn(sign.charCodeAt(0)));

const showUnreadable = (text: string): string =>
  text.replace(standsFor, (sign) => {
    const code = sign.codePointAt(0)!;
    return String.fromCharCode(code < 0x10000 ? code - 0xfdd0 : code - 0x10000);
  });

function read({ text: written, line, column }: Piece): MarkupElement {
  if (isTooMuch(written)) throw new XmlFault('tooMuch', line, column);
  const text = hideUnreadable(written);
  // Otherwise these characters stand for themselves.
  const shown = text === written ? (said: string) => said : showUnreadable;
  const copy = (element: XmlElement, depth: number): MarkupElement => {
    if (depth > deepest) throw new XmlFault('tooMuch', line, column);
    const children = element.children.flatMap((child): MarkupNode[] =>
      child instanceof XmlElement
        ? [copy(child, depth + 1)]
        : child instanceof XmlText
          ? [shown(child.text)]
          : [],
    );
    return {
      name: withoutPrefix(element.name),
      attributes: Object.fromEntries(
        Object.entries(element.attributes).map(([name, value]) => [
          withoutPrefix(name),
          shown(value),
        ]),
      ),
      children,
      line,
    };
  };
  try {
    const { root } = parseXml(text, {
      resolveUndefinedEntity: (reference) => namedCharacters.get(reference.slice(1, -1)),
    });
    if (!root) throw new XmlFault('syntax', line, column);
    return copy(root, 0);
  } catch (error) {
    // What nests deeper than the stack is long.
    if (error instanceof RangeError) throw new XmlFault('tooMuch', line, column);
    if (!(error instanceof XmlError)) throw error;
    const isFirst = error.line === 1;
    throw new XmlFault(
      'syntax',
      line + error.line - 1,
      isFirst ? column + error.column - 1 : error.column,
    );
  }
}

/**
 * Reads the elements of the given names from a text of XML one by one; null where a pause is welcome.
 * What the text declares itself is not known in them, and nothing outside of it is read.
 *
 * @returns for each, the element, or why it is not read: it is not well-formed, or its elements are
 *   nested too deep, or far too many
 */
export function* readXml(
  text: string,
  names: readonly string[],
): Generator<MarkupElement | XmlFault | null, void, undefined> {
  for (const piece of piecesOf(text, names)) {
    try {
      yield piece && read(piece);
    } catch (error) {
      if (!(error instanceof XmlFault)) throw error;
      yield error;
    }
  }
}

/** The name of the first element of a text, without its prefix; empty for what is no XML. */
export function rootName(head: string): string {
  const start = head
    .replace(/^\ufeff?\s*/, '')
    .replace(/^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|\s+)*/, '');
  return withoutPrefix(/^<([\w:.-]+)[\s/>]/.exec(start)?.[1] ?? '');
}
