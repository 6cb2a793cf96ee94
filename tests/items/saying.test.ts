import { expect, it } from 'vitest';
import type { Offered } from '../../src/items/kind/kind';
import { answerText, sayingOf } from '../../src/items/saying';

const question: Offered = { options: { A: 'Blue', B: 'Green' } };
const { name, texts } = sayingOf(question);

it('an answer is called by its letter, and says what its option says', () => {
  expect(name(question, 'B')).toBe('B');
  expect(texts(question, 'B')).toEqual(['Green']);
});

it('an answer is called by the letter that its student saw, where the options were shuffled', () => {
  const shuffled: Offered = { ...question, option_order: ['C', 'B', 'D', 'A'] };
  expect(name(shuffled, 'A')).toBe('D');
  expect(name(shuffled, 'C')).toBe('A');
  expect(texts(shuffled, 'A')).toEqual(['Blue']);
});

it('an answer says nothing where its option is missing', () => {
  expect(texts(question, 'D')).toEqual(['']);
});

it('several options are named in the order in which their student saw them', () => {
  expect(name(question, 'AB')).toBe('A, B');
  expect(texts(question, 'AB')).toEqual(['Blue', 'Green']);
  expect(answerText(question, 'AB')).toBe('Blue; Green');
  expect(name({ ...question, option_order: ['C', 'B', 'D', 'A'] }, 'AC')).toBe('A, D');
});
