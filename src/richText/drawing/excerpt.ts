import type { Block, Inline } from '../markdown/tree';

const space: Inline = { type: 'text', value: ' ' };
const betweenCells: Inline = { type: 'text', value: ' · ' };

/** A text that was read, as one line: its words, code and formulas, without links and pictures. */
export const excerptOf = (blocks: readonly Block[]): Inline[] => joined(blocks.map(lineOf), space);

const joined = (parts: readonly Inline[][], between: Inline): Inline[] =>
  parts
    .filter(({ length }) => length > 0)
    .flatMap((part, at) => (at === 0 ? part : [between, ...part]));

function lineOf(block: Block): Inline[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return wordsOf(block.children);
    case 'code':
      return [{ type: 'code', value: block.value.replace(/\s+/g, ' ').trim() }];
    case 'formula':
      return [{ type: 'formula', value: block.value, isDisplayed: false }];
    case 'markup':
      return [block];
    case 'quote':
      return excerptOf(block.children);
    case 'list':
      return joined(block.items.map(excerptOf), space);
    case 'table':
      return joined(
        [block.head, ...block.rows].map((cells) => joined(cells.map(wordsOf), betweenCells)),
        space,
      );
    case 'rule':
      return [];
  }
}

const wordsOf = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((inline): Inline[] => {
    switch (inline.type) {
      case 'break':
        return [space];
      case 'emphasis':
      case 'strong':
        return [{ type: inline.type, children: wordsOf(inline.children) }];
      case 'formula':
        return [{ ...inline, isDisplayed: false }];
      case 'image':
        return [{ type: 'text', value: inline.alt }];
      case 'link':
        return wordsOf(inline.children);
      default:
        return [inline];
    }
  });
