import { describe, expect, it } from 'vitest';
import { addCounts, attemptsAnswering, countChoices } from '../../src/items/kind/counts';
import { isAnswer } from '../../src/items/saying';
import type { Graded, Offered } from '../../src/items/kind/kind';
import { rulesOf } from '../../src/items/itemRules';

const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const item: Offered & Graded = { options, answer: 'B' };
const counts = { A: 3, B: 5, C: 0, D: 1 };

it('only the key earns the points of an item', () => {
  const { mark } = rulesOf(item);
  expect(['A', 'B', 'C', 'D'].map((answer) => mark(item, answer, undefined))).toEqual([0, 1, 0, 0]);
});

it.each([
  ['AC', 1, 1],
  ['A', 0, 0.5],
  ['ABC', 0, 0.5],
  ['AB', 0, 0],
  ['BD', 0, 0],
  ['ABCD', 0, 0],
])('of A and C, the answer %s earns %d, and %d with partial credit', (answer, whole, part) => {
  const { mark } = rulesOf(item);
  const several = { answer: 'AC' };
  expect(mark(several, answer, 'all_or_nothing')).toBe(whole);
  expect(mark(several, answer, 'partial')).toBe(part);
});

it('partial credit changes nothing where one option is right', () => {
  const { mark } = rulesOf(item);
  expect(['A', 'B', 'AB'].map((answer) => mark(item, answer, 'partial'))).toEqual([0, 1, 0]);
});

it('a distractor that no one chose is named, the key is not', () => {
  const { unchosen } = rulesOf(item);
  expect(unchosen(item, counts)).toEqual(['C']);
  expect(unchosen(item, { A: 0, B: 0, C: 2, D: 0 })).toEqual(['A', 'D']);
});

it('only options that the question has can be left unchosen', () => {
  const { unchosen } = rulesOf(item);
  const none = { A: 0, B: 0, C: 0, D: 0 };
  expect(unchosen({ ...item, options: { A: 'Yes', B: 'No' } }, none)).toEqual(['A']);
  const six = { ...options, E: 'Black', F: 'Grey' };
  expect(unchosen({ ...item, options: six }, { ...none, E: 2 })).toEqual(['A', 'C', 'D', 'F']);
});

const given = (counted: Record<string, number>) => new Map(Object.entries(counted));

describe('counts of answers', () => {
  it('have each option, chosen or not', () => {
    expect(countChoices(new Map())).toEqual({ A: 0, B: 0, C: 0, D: 0 });
    expect(countChoices(given({ A: 1, D: 2 }))).toEqual({ A: 1, B: 0, C: 0, D: 2 });
    expect(countChoices(given({ A: 1, F: 1 }))).toEqual({ A: 1, B: 0, C: 0, D: 0, F: 1 });
  });

  it('have each option of an answer', () => {
    expect(countChoices(given({ AC: 1, C: 1 }))).toEqual({ A: 1, B: 0, C: 2, D: 0 });
  });

  it('add up', () => {
    expect(addCounts([counts, counts])).toEqual({ A: 6, B: 10, C: 0, D: 2 });
    expect(addCounts([])).toEqual({ A: 0, B: 0, C: 0, D: 0 });
  });

  it('tell how many answered, where each chose one', () => {
    expect(attemptsAnswering(counts)).toBe(9);
  });

  it('ignore what a server counts besides', () => {
    const more = { ...counts, total: 9 };
    expect(attemptsAnswering(more)).toBe(9);
    expect(addCounts([more])).toEqual(counts);
  });
});

it.each([
  ['A', true],
  ['D', true],
  ['F', true],
  ['G', false],
  ['', false],
  ['AB', true],
  ['ABCDEF', true],
  ['BA', false],
  ['AA', false],
  ['a', false],
  [null, false],
  [1, false],
])('whether %j can be an answer is %j', (value, can) => {
  expect(isAnswer(value)).toBe(can);
});
