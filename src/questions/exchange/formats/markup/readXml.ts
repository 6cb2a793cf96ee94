import { SaxesParser } from 'saxes';
import { deepest, type MarkupElement } from './elements';
import { namedCharacters } from './references';

/** Why a text is no XML that is read, and where. */
export class XmlFault extends Error {
  override name = 'XmlFault';

  constructor(
    readonly kind: 'syntax' | 'tooDeep',
    readonly line: number,
    readonly column: number,
  ) {
    super(`Quizwright: this XML cannot be read from line ${line}, column ${column}.`);
  }
}

/** How much is parsed between two looks at the clock. */
const sliceLength = 32_768;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the elements of the given names from a text of XML, each when it is complete. Those around
 * them keep only their attributes, so that a text of any length takes no more memory than its
 * largest question. A reference to an entity that the text declares itself is a fault, and nothing
 * outside of the text is read.
 *
 * @throws XmlFault if the text is not well-formed, or its elements stand too deep in one another
 */
export function* readXml(
  text: string,
  names: readonly string[],
): Generator<MarkupElement, void, undefined> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, Object.fromEntries(namedCharacters));
  const complete: MarkupElement[] = [];
  const open: MarkupElement[] = [];
  let wanted = 0;
  let startLine = 1;
  const add = (written: string) => {
    if (wanted > 0) open.at(-1)?.children.push(written);
  };
  parser.on('error', () => {
    throw new XmlFault('syntax', parser.line, parser.column + 1);
  });
  parser.on('opentagstart', () => {
    startLine = parser.line;
  });
  parser.on('opentag', ({ name: written, attributes }) => {
    if (open.length >= deepest) throw new XmlFault('tooDeep', parser.line, parser.column + 1);
    const element: MarkupElement = {
      name: withoutPrefix(written),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [withoutPrefix(name), value]),
      ),
      children: [],
      line: startLine,
    };
    if (wanted > 0) open.at(-1)?.children.push(element);
    open.push(element);
    if (names.includes(element.name)) wanted += 1;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element || !names.includes(element.name)) return;
    wanted -= 1;
    if (wanted === 0) complete.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  for (let start = 0; start < text.length; start += sliceLength) {
    parser.write(text.slice(start, start + sliceLength));
    yield* complete.splice(0);
  }
  parser.close();
  yield* complete;
}

/** The name of the first element of a text, without its prefix; empty for what is no XML. */
export function rootName(head: string): string {
  const start = head
    .replace(/^\ufeff?\s*/, '')
    .replace(/^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|\s+)*/, '');
  return withoutPrefix(/^<([\w:.-]+)[\s/>]/.exec(start)?.[1] ?? '');
}
