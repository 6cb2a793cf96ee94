import { expect, it } from 'vitest';
import type { Offered } from '../../src/items/kind/kind';
import { answerText, sayingOf } from '../../src/items/saying';

const question: Offered = { options: { A: 'Blue', B: 'Green' } };
const { name, texts } = sayingOf(question);

it('an answer is called by its letter, and says what its option says', () => {
  expect(name(question, 'B')).toBe('B');
  expect(texts(question, 'B')).toEqual(['Green']);
});

it('an answer says nothing where its option is missing', () => {
  expect(texts(question, 'D')).toEqual(['']);
});

it('several options are named in order', () => {
  expect(name(question, 'AB')).toBe('A, B');
  expect(texts(question, 'AB')).toEqual(['Blue', 'Green']);
  expect(answerText(question, 'AB')).toBe('Blue; Green');
});
