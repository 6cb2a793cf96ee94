import { describe, expect, it } from 'vitest';
import { gradeAttempt } from '../../src/items/grading';
import type { KeyedItem } from '../../src/items/grading';

describe('grading', () => {
  const items: KeyedItem[] = [
    { id: 'a', answer: 'A' },
    { id: 'b', answer: 'B' },
    { id: 'constructor', answer: 'C' },
  ];

  it('gives the points of a question for each right answer', () => {
    expect(gradeAttempt(items, { a: 'A', b: 'C' }, { scorePerQuestion: 5 })).toBe(5);
    expect(
      gradeAttempt(items, { a: 'A', b: 'B', constructor: 'C' }, { scorePerQuestion: 10 }),
    ).toBe(30);
  });

  it('gives nothing for blanks, foreign questions and inherited names', () => {
    expect(gradeAttempt(items, { stranger: 'A' }, { scorePerQuestion: 5 })).toBe(0);
  });

  describe('with several right options', () => {
    const thirds: KeyedItem[] = ['a', 'b', 'c'].map((id) => ({ id, answer: 'ABC' }));
    const partial = { scorePerQuestion: 2, grading: 'partial' } as const;

    it('gives points only for the exact answer unless the quiz gives partial credit', () => {
      expect(gradeAttempt(thirds, { a: 'AB', b: 'ABC' }, { scorePerQuestion: 2 })).toBe(2);
      expect(gradeAttempt(thirds, { a: 'AB', b: 'ABC' }, partial)).toBe(3.33);
    });

    it('rounds the sum once, so that parts of a whole add up to it', () => {
      expect(gradeAttempt(thirds, { a: 'A' }, partial)).toBe(0.67);
      expect(gradeAttempt(thirds, { a: 'A', b: 'A', c: 'A' }, partial)).toBe(2);
    });

    it('never takes points away', () => {
      expect(gradeAttempt(thirds, { a: 'DEF', b: 'A' }, partial)).toBe(0.67);
    });
  });
});
