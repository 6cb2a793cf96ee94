import type { Block, Inline } from './tree';

/** The addresses of the pictures in a text. */
export function imagesIn(blocks: Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return imagesInside(block.children);
      case 'quote':
        return imagesIn(block.children);
      case 'list':
        return block.items.flatMap(imagesIn);
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(imagesInside);
      default:
        return [];
    }
  });
}

const imagesInside = (inlines: Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (inline.type === 'image') return [inline.address];
    return 'children' in inline ? imagesInside(inline.children) : [];
  });
