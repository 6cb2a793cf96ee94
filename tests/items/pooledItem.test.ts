import { expect, it } from 'vitest';
import { pooledItem, type AskedItem } from '../../src/items/pooledItem';

const asked = (
  [a, b, c, d, omitted]: [number, number, number, number, number],
  change: Partial<AskedItem> = {},
) => ({
  item: {
    title: 'What is 2 + 2?',
    options: { A: '4', B: '5', C: '22', D: '0' },
    answer: 'A' as const,
    choices: { A: a, B: b, C: c, D: d },
    omitted,
    facility: null,
    discrimination: 0.5,
    ...change,
  },
});

it('is nothing if no quiz asked it', () => {
  expect(pooledItem([])).toBeNull();
});

it('adds up attempts, so that a large quiz weighs more than a small one', () => {
  const both = [asked([90, 5, 3, 1, 1]), asked([1, 2, 0, 0, 7])];
  const pooled = pooledItem(both);
  expect(pooled?.item).toMatchObject({
    choices: { A: 91, B: 7, C: 3, D: 1 },
    omitted: 8,
    discrimination: 0.5,
  });
  expect(pooled?.item.facility).toBeCloseTo(91 / 110, 12);
  expect(pooled).toMatchObject({ pooled: both, otherWording: 0 });
});

it('has the mean discrimination of the quizzes, by their attempts', () => {
  const large = asked([60, 20, 10, 10, 0], { discrimination: 0.4 });
  const small = asked([20, 0, 0, 0, 5], { discrimination: -0.1 });
  const none = asked([5, 0, 0, 0, 0], { discrimination: null });
  expect(pooledItem([large, small, none])?.item.discrimination).toBeCloseTo(0.3, 12);
  expect(pooledItem([none])?.item.discrimination).toBeNull();
});

it('has no facility if no one attempted it', () => {
  expect(pooledItem([asked([0, 0, 0, 0, 0])])?.item.facility).toBeNull();
});

it('takes letters that a server counts for a question that asks for a number', () => {
  const number = asked([0, 0, 0, 0, 5], { kind: 'numeric', options: {}, answer: '4' });
  expect(pooledItem([number])?.item.facility).toBe(0);
});

it.each([
  ['another title', { title: 'What is two and two?' }],
  ['another option', { options: { A: '4', B: '5', C: '22', D: '1' } }],
  ['another answer', { answer: 'B' as const }],
])('leaves out quizzes that asked it with %s than the newest', (_, change) => {
  const newest = asked([4, 0, 0, 0, 0]);
  const pooled = pooledItem([newest, asked([0, 9, 0, 0, 0], change)]);
  expect(pooled).toMatchObject({ pooled: [newest], otherWording: 1 });
  expect(pooled?.item.facility).toBe(1);
});

it('counts attempts, not choices, where one attempt can choose several', () => {
  const several = { kind: 'multiple', answer: 'AB' } as const;
  const quizzes = [
    asked([8, 6, 2, 0, 2], { ...several, answered: 8, facility: 0.5 }),
    asked([10, 10, 0, 0, 0], { ...several, answered: 10, facility: 1 }),
  ];
  const item = pooledItem(quizzes)?.item;
  expect(item).toMatchObject({ choices: { A: 18, B: 16, C: 2, D: 0 }, answered: 18, omitted: 2 });
  expect(item?.facility).toBeCloseTo(15 / 20, 12);
});
