import { readBlocks } from './blocks';
import { trim, trimEnd, trimStart, unescape } from './characters';
import { readInlines, type InlineContext } from './inlines';
import type { Code, Container, RawBlock, RawList } from './openBlocks';
import type { Block, CharacterNames, Definitions, Inline, ListBlock } from './tree';

/** Reading a formula takes a millisecond or two, so not every text may have thousands. */
const mostFormulas = 200;

/** Room that the definitions of any text have, in characters. */
const leastRoom = 100_000;

/**
 * Reads CommonMark with tables and formulas. HTML is text. The time grows with the length of the
 * text, whatever it contains, and so does the result; its depth is limited.
 *
 * @param names what `&name;` stands for, beside a few frequent names
 */
export function parseMarkdown(text: string, names: CharacterNames): Block[] {
  const definitions: Definitions = new Map();
  const { children } = readBlocks(text, definitions, names);
  const context = {
    definitions,
    names,
    room: Math.max(text.length, leastRoom),
    formulas: mostFormulas,
  };
  return children.flatMap((block) => blockOf(block, context));
}

function inlinesOf(text: string, context: InlineContext): Inline[] {
  return readInlines(trim(text), context);
}

function blockOf(block: RawBlock, context: InlineContext): Block[] {
  switch (block.type) {
    case 'rule':
      return [block];
    case 'paragraph': {
      const text = block.lines.map(trimStart).join('\n');
      return [{ type: 'paragraph', children: inlinesOf(text, context) }];
    }
    case 'heading':
      return [{ type: 'heading', level: block.level, children: inlinesOf(block.text, context) }];
    case 'code':
      return [
        { type: 'code', language: languageOf(block, context), value: block.lines.join('\n') },
      ];
    case 'formula': {
      const value = block.lines.join('\n').trim();
      context.formulas -= 1;
      return context.formulas < 0
        ? [{ type: 'paragraph', children: [{ type: 'text', value: `$$${value}$$` }] }]
        : [{ type: 'formula', value }];
    }
    case 'markup':
      return [{ type: 'markup', value: block.lines.map(trimEnd).join('\n').trimEnd() }];
    case 'table': {
      const [head = [], ...rows] = block.rows;
      const { alignments } = block;
      const read = (cells: string[]) =>
        cells.slice(0, alignments.length).map((cell) => inlinesOf(cell, context));
      return [{ type: 'table', alignments, head: read(head), rows: rows.map(read) }];
    }
    case 'list':
      return [listOf(block, context)];
    case 'quote':
      return [{ type: 'quote', children: childrenOf(block, context) }];
    case 'document':
    case 'item':
      return childrenOf(block, context);
  }
}

const childrenOf = ({ children }: Container, context: InlineContext): Block[] =>
  children.flatMap((child) => blockOf(child, context));

function listOf({ start, isLoose, children }: RawList, context: InlineContext): ListBlock {
  const items = children.map((item) => blockOf(item, context));
  return { type: 'list', start, isTight: !isLoose, items };
}

/** The first word after the fence. */
function languageOf({ info }: Code, { names }: InlineContext): string {
  return unescape(info, names).split(/\s/, 1)[0] ?? '';
}
