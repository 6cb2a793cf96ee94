import { parseMarkdown } from '../../richText/markdown/parseMarkdown';
import type { Block, Inline, ListBlock, TableBlock } from '../../richText/markdown/tree';
import { markdownOf } from './markdownOf';
import type { PlacedPictures } from './placedPictures';
import { readXml, XmlFault } from './readXml';
import { xmlText } from './writeXml';

/** What XHTML has no words for. */
class NoXhtml extends Error {
  override name = 'NoXhtml';
}

/** The file of a picture by its address in Markdown; undefined for one that stays where it is. */
type NameFile = (address: string) => string | undefined;

const element = (name: string, inside: string, attributes = ''): string =>
  `<${name}${attributes}>${inside}</${name}>`;

function inline(piece: Inline, nameFile: NameFile): string {
  switch (piece.type) {
    case 'text':
      return xmlText(piece.value);
    case 'break':
      return '<br/>';
    case 'emphasis':
      return element('em', inlines(piece.children, nameFile));
    case 'strong':
      return element('strong', inlines(piece.children, nameFile));
    case 'code':
      return element('code', xmlText(piece.value));
    case 'formula':
      return xmlText(piece.isDisplayed ? `\\[${piece.value}\\]` : `\\(${piece.value}\\)`);
    case 'link':
      return element('a', inlines(piece.children, nameFile), ` href="${xmlText(piece.address)}"`);
    case 'image': {
      const src = nameFile(piece.address) ?? piece.address;
      return `<img src="${xmlText(src)}" alt="${xmlText(piece.alt)}"/>`;
    }
    case 'markup':
      throw new NoXhtml();
  }
}

const inlines = (pieces: readonly Inline[], nameFile: NameFile): string =>
  pieces.map((piece) => inline(piece, nameFile)).join('');

function list({ start, isTight, items }: ListBlock, nameFile: NameFile): string {
  const written = items.map((item) => element('li', blocks(item, nameFile, isTight))).join('');
  if (start === undefined) return element('ul', written);
  return element('ol', written, start === 1 ? '' : ` start="${start}"`);
}

function table({ head, rows, alignments }: TableBlock, nameFile: NameFile): string {
  // Only a style could say it.
  if (alignments.some(Boolean)) throw new NoXhtml();
  const row = (cells: readonly Inline[][], name: 'td' | 'th') =>
    element('tr', cells.map((cell) => element(name, inlines(cell, nameFile))).join(''));
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return element('table', element('thead', row(head, 'th')) + element('tbody', body));
}

function block(piece: Block, nameFile: NameFile, isTight: boolean): string {
  switch (piece.type) {
    case 'paragraph': {
      const written = inlines(piece.children, nameFile);
      return isTight ? written : element('p', written);
    }
    case 'heading':
      return element(`h${piece.level}`, inlines(piece.children, nameFile));
    case 'code': {
      const language = piece.language === '' ? '' : ` class="language-${xmlText(piece.language)}"`;
      return element('pre', element('code', xmlText(piece.value), language));
    }
    case 'formula':
      return element('p', xmlText(`\\[${piece.value}\\]`));
    case 'quote':
      return element('blockquote', blocks(piece.children, nameFile));
    case 'list':
      return list(piece, nameFile);
    case 'table':
      return table(piece, nameFile);
    case 'rule':
      return '<hr/>';
    case 'markup':
      throw new NoXhtml();
  }
}

const blocks = (pieces: readonly Block[], nameFile: NameFile, isTight = false): string =>
  pieces.map((piece) => block(piece, nameFile, isTight)).join('');

function isReadBack(xhtml: string, markdown: string, pictures: PlacedPictures): boolean {
  const [read] = [...readXml(element('div', xhtml), ['div'])].filter((found) => found !== null);
  if (!read || read instanceof XmlFault) return false;
  const { markdown: readBack, losses } = markdownOf(read.children, pictures);
  return readBack === markdown && [...losses].every((loss) => loss === 'marks');
}

/**
 * A text in Markdown as XHTML that `markdownOf` reads back to the letter; undefined if there is
 * none, because Markdown has more than one way to say most things.
 *
 * @param files the files of its pictures, by their addresses
 * @param isBlock whether it has to be a paragraph, as in the body of a question
 */
export function xhtmlOfMarkdown(
  markdown: string,
  files: ReadonlyMap<string, string>,
  isBlock: boolean,
): string | undefined {
  const pictures: PlacedPictures = new Map(
    [...files].map(([address, file]) => [file, { reference: address }]),
  );
  try {
    const tree = parseMarkdown(markdown, {});
    const isLine = tree.length === 1 && !isBlock;
    const xhtml = blocks(tree, (address) => files.get(address), isLine);
    return isReadBack(xhtml, markdown, pictures) ? xhtml : undefined;
  } catch (error) {
    if (error instanceof NoXhtml) return undefined;
    throw error;
  }
}
