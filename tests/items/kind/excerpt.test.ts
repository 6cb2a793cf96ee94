import { expect, it } from 'vitest';
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
