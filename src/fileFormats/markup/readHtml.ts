import { deepest, type MarkupElement, type MarkupNode } from './elements';
import { characterOf } from './references';

/** The name of an element that holds blanks which are to be kept, as those of a reference are. */
export const keptBlanks = '#blanks';

const voidNames = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** What is in them is no text of the page. */
const rawNames = new Set(['script', 'style']);
/** Elements that the beginning of another of their kind ends. */
const selfClosing: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  option: ['option'],
};

const attribute = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const textPiece = /&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});|&|[^&]+/gi;

function addText(children: MarkupNode[], written: string): void {
  for (const [whole, reference] of written.matchAll(textPiece)) {
    const read = reference === undefined ? whole : (characterOf(reference) ?? whole);
    const isBlank = reference !== undefined && /^[ \t\r\n\f]$/.test(read);
    const last = children.length - 1;
    if (isBlank) {
      children.push({ name: keptBlanks, attributes: {}, children: [read], line: 0 });
    } else if (typeof children[last] === 'string') {
      children[last] += read;
    } else {
      children.push(read);
    }
  }
}

/** Where a tag that begins at a place ends; -1 if it does not. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const char = html[at]!;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if ((char === '"' || char === "'") && /=\s*$/.test(html.slice(at - 3, at))) {
      quote = char;
    } else if (char === '>') {
      return at;
    }
  }
  return -1;
}

function endOfRaw(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replace(
        /&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});/gi,
        (whole, reference: string) => characterOf(reference) ?? whole,
      ),
    ]),
  );

/**
 * Reads HTML as authoring tools write it, however wrong it is, into elements. Nothing of it is run
 * or fetched: a page that forbids `DOMParser` allows it.
 */
export function readHtml(html: string): MarkupNode[] {
  const root: MarkupElement = { name: '', attributes: {}, children: [], line: 0 };
  const open = [root];
  const top = () => open.at(-1)!.children;
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const [, slash, written = ''] = /^<(\/?)([a-z][a-z\d:-]*)/i.exec(html.slice(at, at + 80)) ?? [];
    const isRemark = html.startsWith('<!', at) || html.startsWith('<?', at);
    if (written === '' && !isRemark) {
      at += 1;
      continue;
    }
    const end = html.startsWith('<!--', at)
      ? html.indexOf('-->', at)
      : endOfTag(html, at + 1 + written.length);
    // A tag that never ends is text.
    if (end < 0) break;
    addText(top(), html.slice(from, at));
    const next = isRemark && html.startsWith('<!--', at) ? end + 3 : end + 1;
    const name = written.toLowerCase();
    if (slash === '/') {
      const place = open.findLastIndex((element) => element.name === name);
      if (place > 0) open.length = place;
    } else if (!isRemark) {
      const closes = selfClosing[name] ?? [];
      while (open.length > 1 && closes.includes(open.at(-1)!.name)) open.pop();
      const inside = html.slice(at + 1 + written.length, end).replace(/\/$/, '');
      const element = { name, attributes: attributesOf(inside), children: [], line: 0 };
      top().push(element);
      if (rawNames.has(name)) {
        from = at = endOfRaw(html, name, next);
        continue;
      }
      if (!voidNames.has(name) && html[end - 1] !== '/' && open.length < deepest) {
        open.push(element);
      }
    }
    // A line break at once after it is for the eyes of the author.
    from = at = name === 'pre' && slash === '' && html[next] === '\n' ? next + 1 : next;
  }
  addText(top(), html.slice(from));
  return root.children;
}
