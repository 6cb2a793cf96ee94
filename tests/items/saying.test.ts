import { expect, it } from 'vitest';
import type { Offered } from '../../src/items/kind/kind';
import { sayingOf } from '../../src/items/saying';

const question: Offered = { options: { A: 'Blue', B: 'Green' } };
const { name, text } = sayingOf(question);

it('an answer is called by its letter, and says what its option says', () => {
  expect(name('B')).toBe('B');
  expect(text(question, 'B')).toBe('Green');
});

it('an answer says nothing where its option is missing', () => {
  expect(text(question, 'D')).toBe('');
});
