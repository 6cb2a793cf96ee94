import { textIn, type MarkupElement, type MarkupNode } from './elements';
import { keptBlanks } from './readHtml';

/**
 * What plain text cannot say of marked-up text: its look (`marks`), or a part of what it means.
 */
export type Loss = 'marks' | 'picture' | 'media' | 'formula' | 'table' | 'field';

export interface Words {
  plain: string;
  losses: ReadonlySet<Loss>;
  /** The addresses of its pictures, as they are written. */
  pictures: readonly string[];
}

const blocks = new Set(
  'address article aside blockquote center contentBody dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre prompt section summary tr ul'.split(
    ' ',
  ),
);
const unseen = new Set(['head', 'link', 'meta', 'script', 'style', 'template', 'title']);
/** Elements that group or lay out, without a look of their own that words could lose. */
const lookless = new Set(
  'a body br contentBody div font html li ol p pre prompt section span ul wbr'.split(' '),
);
const lossOf: Readonly<Record<string, Loss>> = {
  ...Object.fromEntries(['img', 'svg', 'picture', 'canvas'].map((name) => [name, 'picture'])),
  ...Object.fromEntries(
    ['audio', 'video', 'iframe', 'embed', 'object', 'applet'].map((name) => [name, 'media']),
  ),
  ...Object.fromEntries(['input', 'select', 'textarea', 'button'].map((name) => [name, 'field'])),
  math: 'formula',
  table: 'table',
};

/** Whether an element says nothing to a reader. */
export const isUnseen = (name: string): boolean => unseen.has(name);

/** Whether an element for anything is one for a picture, whose words stand inside of it. */
export const isPictureObject = ({ name, attributes }: MarkupElement): boolean =>
  name === 'object' && /^image\b/.test(attributes['type'] ?? '');

/** The address of a picture, as it is written; empty where it has none. */
export const addressOf = (attributes: MarkupElement['attributes']): string =>
  (attributes['src'] ?? attributes['data'] ?? '').trim();

/** What words alone lose of an element, apart from its contents, and whether it begins a line. */
export function lossIn(element: MarkupElement): { loss?: Loss; isBlock: boolean } {
  const { name } = element;
  const isBlock = blocks.has(name);
  const loss = isPictureObject(element) ? 'picture' : lossOf[name];
  if (loss) return { loss, isBlock };
  return lookless.has(name) || name === keptBlanks ? { isBlock } : { loss: 'marks', isBlock };
}

/** Puts words together: outer blanks count as one or none, and those of code are kept. */
function createPage() {
  let written = '';
  let isLineStart = true;
  /** Whether a blank is due before the next word, and whether a line break is. */
  let isBlankDue = false;
  let isBreakDue = false;
  const write = (words: string) => {
    if (isBreakDue) written += '\n';
    else if (isBlankDue) written += ' ';
    isBreakDue = isBlankDue = false;
    written += words;
    isLineStart = words.endsWith('\n');
  };
  return {
    text(words: string) {
      for (const piece of words.match(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g) ?? []) {
        if (/[ \t\r\n\f]/.test(piece)) isBlankDue ||= !isLineStart;
        else write(piece);
      }
    },
    exact(words: string) {
      if (words !== '') write(words);
    },
    /** Ends the line, if there is one. */
    block() {
      isBreakDue ||= !isLineStart;
      isBlankDue = false;
    },
    /** A line break of the text itself. */
    lineBreak() {
      isBlankDue = false;
      write('\n');
    },
    end: () => written,
  };
}

/**
 * The words of marked-up text, a line for each of its lines: what is preformatted keeps its line
 * breaks and its indentation.
 */
export function wordsOf(nodes: readonly MarkupNode[]): Words {
  const losses = new Set<Loss>();
  const pictures: string[] = [];
  const page = createPage();

  const lose = (element: MarkupElement) => {
    const { loss } = lossIn(element);
    if (loss) losses.add(loss);
    const { attributes, name } = element;
    if (name === 'a' && /^https?:/i.test(attributes['href'] ?? '')) losses.add('marks');
    const address = addressOf(attributes);
    if (loss === 'picture' && address !== '' && !attributes['data-equation-content']) {
      pictures.push(address);
    }
  };
  const write = (node: MarkupNode, isExact: boolean) => {
    if (typeof node === 'string') {
      if (isExact) page.exact(node);
      else page.text(node);
      return;
    }
    if (isUnseen(node.name)) return;
    lose(node);
    if (node.name === 'br') {
      page.lineBreak();
      return;
    }
    if (node.name === keptBlanks) {
      page.exact(textIn(node));
      return;
    }
    const isBlock = blocks.has(node.name);
    if (isBlock) page.block();
    for (const child of node.children) write(child, isExact || node.name === 'pre');
    if (isBlock) page.block();
  };
  for (const node of nodes) write(node, false);
  return { plain: page.end().trim(), losses, pictures };
}
