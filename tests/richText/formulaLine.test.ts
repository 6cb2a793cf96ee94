import { expect, it } from 'vitest';
import { formulaLine } from '../../src/richText/formulas/formulaLine';

it.each([
  ['x^2 - 1', 'x² − 1'],
  ['x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', 'x = (−b ± √(b² − 4ac))/(2a)'],
  ['\\frac12 \\cdot \\tfrac{1}{9}', '1/2 · 1/9'],
  ['\\int_0^1 x^2 \\, dx', '∫_0^1 x² dx'],
  ['\\sum_{i=1}^{n} a_i', '∑_(i=1)^n a_i'],
  ['2\\pi r, \\sin\\alpha', '2 pi r, sin alpha'],
  ['\\left( \\frac{a}{b} \\right)^3 \\le \\infty', '(a/b)³ ≤ ∞'],
  ['\\text{well-known} = 5\\,\\mathrm{m/s}', 'well-known = 5 m/s'],
  ['90^\\circ', '90°'],
  ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '1 2; 3 4'],
  ['\\sqrt[n]{x} \\in \\{1\\}', 'n√x ∈ {1}'],
  ['\\frac{1', '1/'],
  ['}^_{', '^(_)'],
])('says %s as %s', (formula, line) => {
  expect(formulaLine(formula)).toBe(line);
});

it('leaves what is too long to be drawn as it is', () => {
  const formula = '{'.repeat(20_000);
  expect(formulaLine(formula)).toBe(formula);
});
