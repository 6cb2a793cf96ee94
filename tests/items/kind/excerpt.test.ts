import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/items/kind/excerpt';

it('is a plain text as it was written', () => {
  expect(excerptOf('`a`  **b**', {})).toBe('`a`  **b**');
});

it('is a text in Markdown in one line without its marks', () => {
  const text = '# What\n\n```python\nfor i in a_b:\n    print(i)\n```\n\nprints **two** or $x$?';
  expect(excerptOf(text, { format: 'markdown' })).toBe(
    'What for i in a_b: print(i) prints two or x ?',
  );
});

const inMarkdown = (text: string) => excerptOf(text, { format: 'markdown' });

describe('the excerpt of a text in Markdown', () => {
  it.each([
    ['![A red box](media:abc-640x480) What is `this`', 'A red box What is this'],
    ['![2 \\* 3 \\~ 6](<https://cdn.example/a%20b.png>)', '2 * 3 ~ 6'],
    ['See [MDN](https://developer.mozilla.org/a_(b)) first', 'See MDN first'],
    ['[MDN](https://developer.mozilla.org "The docs")', 'MDN'],
    ['![a \\[b\\] \\\\ c](https://cdn.example/x.png)', 'a [b] \\ c'],
    ['![](media:abc)Which one?', 'Which one?'],
    ['[one](https://a.example)[two](https://b.example)', 'onetwo'],
  ])('has the words of pictures and links: %s', (text, excerpt) => {
    expect(inMarkdown(text)).toBe(excerpt);
  });

  it.each([
    '[x](http://plain.example)',
    '[x](javascript:alert)',
    'a[0](b)',
    '[x] (https://a.example)',
    '[x](https://a.example',
  ])('leaves everything else as it is: %s', (text) => {
    expect(inMarkdown(text)).toBe(text);
  });

  it('leaves a plain text alone', () => {
    const text = '[MDN](https://developer.mozilla.org) **';
    expect(excerptOf(text, {})).toBe(text);
  });

  it.each([
    '[',
    '![',
    '[](https://',
    '[](https://(a)',
    '[a](media:b"',
    '\\',
    '[a](https://x "',
    '[](https://a[](x)',
  ])(
    'reads a long text of %s in one pass',
    (piece) => {
      // Twice the text takes about twice the steps: with squares, this would not end in time.
      expect(inMarkdown(piece.repeat(200_000)).length).toBeGreaterThan(0);
    },
    2_000,
  );
});
