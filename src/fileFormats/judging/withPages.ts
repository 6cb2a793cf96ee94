import { decodeText } from '../../files/decodeText';
import { markedUpText, type FoundQuestion } from '../found/found';
import type { MarkupNode } from '../markup/elements';
import { readHtml } from '../markup/readHtml';
import { addressOf } from '../markup/wordsOf';
import type { BroughtFile, FindFile } from '../found/files';

/** Far more than a question can have. */
const mostBytes = 100_000;

/** The elements of a page; undefined where it is missing, damaged or too large. */
async function pageOf(page: BroughtFile | undefined): Promise<MarkupNode[] | undefined> {
  if (page === undefined || page.size > mostBytes) return undefined;
  try {
    return readHtml(decodeText(await page.read()));
  } catch {
    return undefined;
  }
}

/** Elements in place of each page that one shows, if it comes with the question. */
async function opened(nodes: readonly MarkupNode[], findFile: FindFile): Promise<MarkupNode[]> {
  const read: MarkupNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') read.push(node);
    else if (node.name === 'object' && node.attributes['type'] === 'text/html') {
      const children = await pageOf(findFile(addressOf(node.attributes)));
      read.push(children ? { ...node, name: 'div', children } : node);
    } else read.push({ ...node, children: await opened(node.children, findFile) });
  }
  return read;
}

const showsPage = (nodes: readonly MarkupNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.attributes['type'] === 'text/html' || showsPage(node.children)),
  );

/** The question with the words of the pages that it shows, such as a text to read before. */
export async function withPages(found: FoundQuestion, findFile: FindFile): Promise<FoundQuestion> {
  const { nodes } = found.text;
  if (!nodes || !showsPage(nodes)) return found;
  const text = { ...found.text, ...markedUpText(await opened(nodes, findFile)) };
  return { ...found, text };
}
