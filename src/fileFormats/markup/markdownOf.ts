import { escapeMarkdown } from '../../richText/markdown/escapeMarkdown';
import { pictureMarkdown } from '../../richText/markdown/pictureMarkdown';
import {
  childOf,
  childrenOf,
  textIn,
  within,
  type MarkupElement,
  type MarkupNode,
} from './elements';
import { keptBlanks } from './readHtml';
import type { PlacedPictures } from './placedPictures';
import { texOf } from './texOf';
import { addressOf, isPictureObject, isUnseen, lossIn, type Loss } from './wordsOf';

export interface MarkdownText {
  markdown: string;
  /** The names of pictures that do not come, and whose words stand there instead. */
  standIns: readonly string[];
  /** What Markdown cannot say of it. */
  losses: ReadonlySet<Loss>;
}

const strong = new Set(['b', 'strong']);
const emphasised = new Set(['cite', 'dfn', 'em', 'i', 'var']);
const codes = new Set(['code', 'kbd', 'samp', 'tt']);
const headings = /^h([1-6])$/;
/** Formulas in LaTeX in the middle of words, between the signs that MathJax knows. */
const texInWords = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$/gs;

/** Whether words contain formulas that only Markdown shows. */
export const hasTex = (words: string): boolean => words.search(texInWords) >= 0;

/** An address of a link or a picture; brackets would end it. */
const destination = (address: string): string => (/[()]/.test(address) ? `<${address}>` : address);

function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest === 0 ? 1 : longest + 1);
  const blank = /^`|`$|^ .*\S.* $/s.test(code) ? ' ' : '';
  return code === '' ? '' : ticks + blank + code + blank + ticks;
}

function codeBlock(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n|\n$/g, '')}\n${fence}`;
}

/** The language that a class such as `language-js` names. */
function languageOf(pre: MarkupElement): string {
  const classes = [pre, childOf(pre, 'code')].map((each) => each?.attributes['class'] ?? '');
  const [, language = ''] =
    /\b(?:language|lang|brush:)-?\s*([\w+#-]+)/.exec(classes.join(' ')) ?? [];
  return language;
}

/** Puts marks around words; beside a blank they would mark nothing. */
function marked(words: string, mark: string): string {
  const inner = words.trim();
  if (inner === '') return words;
  const [before = ''] = /^\s*/.exec(words) ?? [];
  const [after = ''] = /\s*$/.exec(words) ?? [];
  return before + mark + inner + mark + after;
}

const indented = (text: string, by: number): string =>
  text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);

/** What is written of one text, block by block. */
class Page {
  readonly #blocks: string[] = [];
  #line = '';

  constructor(
    readonly pictures: PlacedPictures,
    readonly losses = new Set<Loss>(),
    readonly standIns: string[] = [],
  ) {}

  /** A page for what stands inside of this one; what it loses, this one loses too. */
  inner(): Page {
    return new Page(this.pictures, this.losses, this.standIns);
  }

  inline(text: string): void {
    this.#line += text;
  }

  /** Ends the paragraph, if there is one. */
  end(): void {
    const paragraph = this.#line.replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '');
    if (paragraph !== '') this.#blocks.push(paragraph);
    this.#line = '';
  }

  block(text: string): void {
    this.end();
    if (text !== '') this.#blocks.push(text);
  }

  /** Whether nothing stands in the line yet. */
  get startsLine(): boolean {
    return this.#line === '' || this.#line.endsWith('\n');
  }

  written(): string {
    this.end();
    return this.#blocks.join('\n\n');
  }

  /** What is written, with its outer blanks, for the middle of a line. */
  words(): string {
    const line = this.#line;
    this.#line = '';
    return [...this.#blocks, ...(line.trim() === '' && this.#blocks.length > 0 ? [] : [line])].join(
      '\\\n',
    );
  }
}

/** @param startsLine whether only that may begin a block */
function words(text: string, startsLine: boolean): string {
  let written = '';
  let from = 0;
  for (const found of text.matchAll(texInWords)) {
    const [all, inline, displayed, dollars] = found;
    written += escapeWords(text.slice(from, found.index), startsLine && from === 0);
    written +=
      inline === undefined ? `$$${(displayed ?? dollars ?? '').trim()}$$` : `$${inline.trim()}$`;
    from = found.index + all.length;
  }
  return written + escapeWords(text.slice(from), startsLine && from === 0);
}

/** Words of a line, with a blank around them that counts. */
const escapeWords = (text: string, startsLine: boolean): string =>
  startsLine ? escapeMarkdown(text.trimStart()) : escapeMarkdown(text, false);

function write(node: MarkupNode, page: Page): void {
  if (typeof node === 'string') {
    page.inline(words(node.replace(/[ \t\r\n\f]+/g, ' '), page.startsLine));
    return;
  }
  const { name, attributes, children } = node;
  if (isUnseen(name)) return;
  const inside = (): string => {
    const inner = page.inner();
    for (const child of children) write(child, inner);
    return inner.written();
  };
  const each = () => children.forEach((child) => write(child, page));
  const heading = headings.exec(name);
  if (name === 'br') page.inline('\\\n');
  else if (name === keptBlanks) page.inline(textIn(node).replace(/ /g, '\u00a0'));
  else if (strong.has(name)) page.inline(marked(inlineOf(node, page), '**'));
  else if (emphasised.has(name)) page.inline(marked(inlineOf(node, page), '*'));
  else if (codes.has(name)) page.inline(codeSpan(textIn(node)));
  else if (name === 'pre') page.block(codeBlock(textIn(node), languageOf(node)));
  else if (name === 'hr') page.block('---');
  else if (heading) page.block(`${'#'.repeat(Number(heading[1]))} ${inlineOf(node, page).trim()}`);
  else if (name === 'blockquote') page.block(`> ${inside().replaceAll('\n', '\n> ')}`);
  else if (name === 'ul' || name === 'ol') page.block(listOf(node, page));
  else if (name === 'table') page.block(tableOf(node, page));
  else if (name === 'math') formula(node, page);
  else if (name === 'img') picture(node, attributes['alt'], page);
  else if (isPictureObject(node)) picture(node, textIn(node), page);
  else if (name === 'picture') childrenOf(node, 'img').forEach((child) => write(child, page));
  else if (
    (name === 'sup' || name === 'sub') &&
    /^[\p{L}\p{N}+\-−]{1,12}$/u.test(textIn(node).trim())
  )
    page.inline(`$${name === 'sup' ? '^' : '_'}{${textIn(node).trim()}}$`);
  else if (name === 'a' && /^https:\/\/[^\s<>]+$/i.test(attributes['href'] ?? ''))
    page.inline(`[${inlineOf(node, page)}](${destination(attributes['href'] ?? '')})`);
  else {
    const { loss, isBlock } = lossIn(node);
    if (loss) page.losses.add(loss);
    if (isBlock) page.end();
    each();
    if (isBlock) page.end();
  }
}

/** The words of an element that stands within a line. */
function inlineOf({ children }: MarkupElement, page: Page): string {
  const inner = page.inner();
  for (const child of children) write(child, inner);
  return inner.words();
}

function formula(math: MarkupElement, page: Page): void {
  const tex = texOf(math);
  if (tex === undefined || tex.includes('$')) page.losses.add('formula');
  else if (math.attributes['display'] === 'block') page.inline(`$$${tex}$$`);
  else page.inline(`$${tex}$`);
}

/** A picture of a formula names it in Canvas; others come along, or are kept where every reader may load them. */
function picture({ attributes }: MarkupElement, alt: string | undefined, page: Page): void {
  const tex = attributes['data-equation-content'];
  const address = addressOf(attributes);
  const placed = page.pictures.get(address);
  if (tex) page.inline(`$${tex.trim()}$`);
  else if (placed && 'reference' in placed) {
    page.inline(pictureMarkdown(alt ?? '', placed.reference));
  } else if (/^https:\/\/[^\s<>]+$/i.test(address)) {
    page.inline(`![${escapeMarkdown(alt ?? '')}](${destination(address)})`);
  } else if (placed?.fault === 'missing' && isDescription(alt)) {
    page.standIns.push(placed.name);
    page.inline(escapeMarkdown(`[${alt.trim()}]`, false));
  } else page.losses.add('picture');
}

/** Whether the words of a picture say what it shows; some tools write the name of its file. */
const isDescription = (alt = ''): alt is string =>
  alt.trim() !== '' && !/^\S+\.[a-z]{3,4}$/i.test(alt.trim());

function listOf(list: MarkupElement, page: Page): string {
  const isNumbered = list.name === 'ol';
  const first = Number.parseInt(list.attributes['start'] ?? '1', 10);
  return childrenOf(list, 'li')
    .map((item, place) => {
      const inner = page.inner();
      for (const child of item.children) write(child, inner);
      const mark = isNumbered ? `${(first || 1) + place}. ` : '- ';
      return mark + indented(inner.written(), mark.length);
    })
    .join('\n');
}

/** A table of words in a line each; one that joins cells is more than Markdown has. */
function tableOf(table: MarkupElement, page: Page): string {
  const rows = within(table, 'tr').map((row) => childrenOf(row, 'td', 'th'));
  const isPlain = rows.every((cells) =>
    cells.every(
      (cell) =>
        !(Number(cell.attributes['colspan'] ?? 1) > 1) &&
        !(Number(cell.attributes['rowspan'] ?? 1) > 1) &&
        within(cell, 'table', 'ul', 'ol', 'pre').length === 0,
    ),
  );
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (!isPlain || columns === 0) {
    page.losses.add('table');
    return '';
  }
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, place) => cells[place] ?? '').join(' | ')} |`;
  const written = rows.map((cells) =>
    cells.map((cell) =>
      inlineOf(cell, page)
        .replace(/\\?\n/g, ' ')
        .replace(/(?<!\\)\|/g, '\\|')
        .trim(),
    ),
  );
  const hasHead = rows[0]?.every(({ name }) => name === 'th') ?? false;
  const [head, body] = hasHead ? [written[0] ?? [], written.slice(1)] : [[], written];
  const dashes = Array.from({ length: columns }, () => '---');
  return [head, dashes, ...body].map(line).join('\n');
}

/**
 * Marked-up text in Markdown: with its code, formulas, tables, lists and emphasis.
 *
 * @param pictures those that come with it; of others, the ones of https are shown
 */
export function markdownOf(
  nodes: readonly MarkupNode[],
  pictures: PlacedPictures = new Map(),
): MarkdownText {
  const page = new Page(pictures);
  for (const node of nodes) write(node, page);
  const { losses, standIns } = page;
  return { markdown: page.written(), losses, standIns };
}
