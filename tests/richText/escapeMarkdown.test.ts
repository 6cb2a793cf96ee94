import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterNames } from '../../src/richText/markdown/characterNames';
import { escapeMarkdown } from '../../src/richText/markdown/escapeMarkdown';
import { parseMarkdown } from '../../src/richText/markdown/parseMarkdown';
import type { Block, Inline } from '../../src/richText/markdown/tree';

const inlineText = (inline: Inline): string => {
  if (inline.type === 'text') return inline.value;
  if (inline.type === 'break') return '\n';
  throw new Error(`A ${inline.type} was made of plain text.`);
};

/** What a text shows, which may contain nothing but paragraphs. */
function shown(markdown: string): string {
  const lines = (block: Block) => {
    if (block.type !== 'paragraph') throw new Error(`A ${block.type} was made of plain text.`);
    return block.children.map(inlineText).join('');
  };
  return parseMarkdown(markdown, characterNames).map(lines).join('\n\n');
}

const written = fc
  .string({
    unit: fc.constantFrom(
      ...[
        '\\',
        '`',
        '*',
        '_',
        '[',
        ']',
        '(',
        ')',
        '$',
        '<',
        '>',
        '&',
        '#',
        '+',
        '-',
        '=',
        '|',
        ':',
      ],
      ...[
        '~',
        '!',
        '.',
        ')',
        '1',
        '23',
        ' ',
        '\n',
        'a',
        'amp;',
        'ß',
        '{',
        '"',
        "'",
        '/',
        'http://',
      ],
    ),
    maxLength: 40,
  })
  .map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .replace(/\n{2,}/g, '\n\n')
      .trim(),
  )
  .filter((text) => text !== '');

describe('plain text in Markdown', () => {
  it('shows as it was', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(shown(escapeMarkdown(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps the indentation of its lines', () => {
    expect(shown(escapeMarkdown('if (a):\n    b()\n\tc()'))).toBe(
      `if (a):\n${'\u00a0'.repeat(4)}b()\n${'\u00a0'.repeat(4)}c()`,
    );
  });

  it.each(['What does a * b mean?', 'snake_case', 'Q&A', '1 < 2', 'f(x) = x', 'a/b', '10 - 3'])(
    'stays %j where nothing means anything',
    (text) => expect(escapeMarkdown(text)).toBe(text),
  );
});
