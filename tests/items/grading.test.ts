import { describe, expect, it } from 'vitest';
import { gradeAttempt } from '../../src/items/grading';
import type { KeyedItem } from '../../src/items/marking';

describe('grading', () => {
  const items: KeyedItem[] = [
    { id: 'a', answer: 'A' },
    { id: 'b', answer: 'B' },
    { id: 'constructor', answer: 'C' },
  ];

  it('gives the points of a question for each right answer', () => {
    expect(gradeAttempt(items, { a: 'A', b: 'C' }, 5)).toBe(5);
    expect(gradeAttempt(items, { a: 'A', b: 'B', constructor: 'C' as const }, 10)).toBe(30);
  });

  it('gives nothing for blanks, foreign questions and inherited names', () => {
    expect(gradeAttempt(items, { stranger: 'A' }, 5)).toBe(0);
  });
});
