import { describe, expect, it } from 'vitest';
import { excerptOf, headlineOf } from '../../../src/items/kind/excerpt';

const markdown = { format: 'markdown' } as const;

it('is a plain text as it was written, in one line', () => {
  expect(excerptOf('`a` **b**\n    c', {})).toBe('`a` **b** c');
});

describe('an excerpt of Markdown is one line', () => {
  it.each([
    [
      'without the marks of code and headings',
      '# What\n\n```python\nfor i in a_b:\n    print(i)\n```\n\nprints **two** or $x$?',
      'What for i in a_b: print(i) prints two or x?',
    ],
    [
      'with the words of pictures',
      'Who?\n\n![A **proxy** \\[1\\]](media:x-640x200)',
      'Who? A proxy [1]',
    ],
    ['with the words of links', 'See [the *docs*](https://a.example "Docs").', 'See the docs.'],
    [
      'without the marks of emphasis',
      '*a* _b c_ snake_case 2 * 3 * 4',
      'a b c snake_case 2 * 3 * 4',
    ],
    ['without escapes', '\\*a\\*\\\nb', '*a* b'],
    [
      'as it was written in code',
      '``a ` **b** \\*`` and `Cache-Control`.',
      'a ` **b** \\* and Cache-Control.',
    ],
    ['as it was written in formulas', '$$\\{x \\mid x^2\\}$$ \\$5', '\\{x \\mid x^2\\} $5'],
    [
      'with the cells of tables',
      'Which?\n\n| Status | Kept |\n| :--- | ---: |\n| `301` | no |',
      'Which? Status · Kept 301 · no',
    ],
    ['with bars that are no table', 'Is a || b | c true?', 'Is a || b | c true?'],
  ])('%s', (_name, text, line) => {
    expect(excerptOf(text, markdown)).toBe(line);
  });
});

it('has the first paragraph as its headline, of a plain text the first line, if that has words', () => {
  const block = '```\nprint(1)\n```';
  expect(headlineOf(`What does **it**\nprint?\n\n${block}`, markdown)).toBe(
    'What does **it**\nprint?',
  );
  expect(headlineOf('![A loop](media:a)\n\nHow often?', markdown)).toBe('![A loop](media:a)');
  expect(headlineOf('![](media:a)\n\nHow often?', markdown)).toContain('How often?');
  expect(headlineOf('One?\nx = 1', {})).toBe('One?');
});

it.each([
  ['![A red box](media:abc-640x480) What is `this`', 'A red box What is this'],
  ['See [MDN](https://developer.mozilla.org/a_(b)) first', 'See MDN first'],
  ['![a \\[b\\] \\\\ c](https://cdn.example/x.png)', 'a [b] \\ c'],
  ['![](media:abc)Which one?', 'Which one?'],
  ['[one](https://a.example)[two](https://b.example)', 'onetwo'],
  ['[x] (https://a.example)', '[x] (https://a.example)'],
  ['[x](https://a.example', '[x](https://a.example'],
])('has the words of pictures and links: %s', (text, excerpt) => {
  expect(excerptOf(text, markdown)).toBe(excerpt);
});

it.each(['[', '![', '[](https://', '[](https://(a)', '[a](media:b"', '\\', '`', '$', '[](a[](x)'])(
  'ends with any text of the longest length: %s',
  (piece) => {
    expect(typeof excerptOf(piece.repeat(4_000).slice(0, 4_000), markdown)).toBe('string');
  },
);
