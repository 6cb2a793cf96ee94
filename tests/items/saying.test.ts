import { expect, it } from 'vitest';
import type { Offered } from '../../src/items/kind/kind';
import { sayingOf } from '../../src/items/saying';

const question: Offered = { options: { A: 'Blue', B: 'Green' } };
const { name, text } = sayingOf(question);

it('an answer is called by its letter, and says what its option says', () => {
  expect(name(question, 'B')).toBe('B');
  expect(text(question, 'B')).toBe('Green');
});

it('an answer is called by the letter that its student saw, where the options were shuffled', () => {
  const shuffled: Offered = { ...question, option_order: ['C', 'B', 'D', 'A'] };
  expect(name(shuffled, 'A')).toBe('D');
  expect(name(shuffled, 'C')).toBe('A');
  expect(text(shuffled, 'A')).toBe('Blue');
});

it('an answer says nothing where its option is missing', () => {
  expect(text(question, 'D')).toBe('');
});
