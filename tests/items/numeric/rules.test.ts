import { expect, it } from 'vitest';
import type { AcceptedNumber } from '../../../src/api/entities';
import { numeric } from '../../../src/items/numeric/rules';
import { sayingOf } from '../../../src/items/saying';

const earned = (answer: string, accepted: AcceptedNumber, grading?: 'partial') =>
  numeric.mark({ answer: '777', kind: 'numeric', accepted: [accepted] }, answer, grading);

it.each([
  ['3.13', { number: '3.14', tolerance: '0.01' }, 1],
  ['3.1299', { number: '3.14', tolerance: '0.01' }, 0],
  ['102', { number: '100', tolerance: '2%' }, 1],
  ['102.0001', { number: '100', tolerance: '2%' }, 0],
  ['-98', { number: '-100', tolerance: '2%' }, 1],
  ['0.1', { number: '0', tolerance: '50%' }, 0],
  ['3', { number: '3', to: '4' }, 1],
  ['4', { number: '3', to: '4' }, 1],
  ['4.1', { number: '3', to: '4' }, 0],
  ['3.5', { number: '4', to: '3' }, 1],
  ['0.30000000000000000001', { number: '0.3' }, 0],
  ['777', { number: '3' }, 1],
])('marks %s against %o with %d', (answer, accepted, mark) => {
  expect(earned(answer, accepted)).toBe(mark);
});

it('gives the greatest share that fits, and only where the quiz grades in part', () => {
  const item = {
    answer: '10',
    kind: 'numeric' as const,
    accepted: [
      { number: '10', tolerance: '2', share: 50 },
      { number: '10', tolerance: '5', share: 20 },
    ],
  };
  const shares = ['10', '11', '14', '20'].map((answer) => numeric.mark(item, answer, 'partial'));
  expect(shares).toEqual([1, 0.5, 0.2, 0]);
  expect(numeric.mark(item, '11', 'all_or_nothing')).toBe(0);
});

it('counts the most frequent answers, most frequent first', () => {
  const many = Array.from({ length: 30 }, (_, place) => [String(place), 1] as const);
  const { given = [] } = numeric.count(new Map([...many, ['7', 3], ['9', 2]]), 33);
  expect(given.slice(0, 2)).toEqual([
    { answer: '7', count: 3 },
    { answer: '9', count: 2 },
  ]);
  expect(given).toHaveLength(20);
});

it('says what is right in one line', () => {
  const accepted = [
    { number: '9.81', tolerance: '1%' },
    { number: '9', to: '10', share: 50 },
  ];
  const question = { answer: '9.81', accepted };
  expect(numeric.key(question, 'de')).toBe('9,81 ± 1%; 9 – 10 (50%)');
});

it.each([
  ['-12345678901.25', '-12345678901,25'],
  ['9007199254740993', '9007199254740993'],
])('calls %s by all of its digits', (answer, name) => {
  const asked = { options: {}, kind: 'numeric' as const };
  expect(sayingOf(asked).name(asked, answer, 'de')).toBe(name);
});
