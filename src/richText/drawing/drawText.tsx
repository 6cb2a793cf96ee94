import type { ReactNode } from 'react';
import { imagesIn } from '../markdown/imagesIn';
import { parseMarkdown } from '../markdown/parseMarkdown';
import type { Block, CharacterNames } from '../markdown/tree';
import { drawBlocks, drawParagraph } from './drawBlocks';
import type { Drawing } from './drawing';

/** Reads a text; see `parseMarkdown`. */
export function readText(text: string, names: CharacterNames): Block[] {
  return parseMarkdown(text, names);
}

/** Draws a text that was read. */
export function drawText(tree: Block[], drawing: Drawing): ReactNode {
  const [first, second] = tree;
  if (drawing.isInline && second === undefined && first?.type === 'paragraph') {
    return drawParagraph(first.children, drawing, true);
  }
  return drawBlocks(tree, drawing);
}

/** The addresses of the pictures in a text, as they were written. */
export const imagesOf = (text: string): string[] => imagesIn(parseMarkdown(text, {}));
