import { expect, it } from 'vitest';
import { trimQuestion } from '../../src/items/trimQuestion';

it('trims every text of a question, and changes nothing else', () => {
  const draft = {
    title: ' Why? ',
    description: '\tTwo  lines\n',
    options: { A: ' one', B: 'two ', C: '\u00a0three', D: 'four' },
    answer: 'A' as const,
  };
  expect(trimQuestion(draft)).toEqual({
    title: 'Why?',
    description: 'Two  lines',
    options: { A: 'one', B: 'two', C: 'three', D: 'four' },
    answer: 'A',
  });
});
