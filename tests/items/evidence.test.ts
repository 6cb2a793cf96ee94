import { describe, expect, it } from 'vitest';
import { createItemTally, itemEvidence } from '../../src/items/evidence';
import type { KeyedItem } from '../../src/items/grading';
import type { Answers } from '../../src/rules/answers';

const items: KeyedItem[] = [
  { id: 'one', answer: 'A' },
  { id: 'two', answer: 'B' },
  { id: 'three', answer: 'C' },
];

/** Right answers in the three items: 3, 2, 2, 1 and 0. */
const attempts: Answers[] = [
  { one: 'A', two: 'B', three: 'C' },
  { one: 'A', two: 'B', three: 'D' },
  { one: 'A', two: 'A', three: 'C' },
  { one: 'A', two: 'C' },
  { one: 'D' },
];

const figures = (...given: Answers[]) =>
  itemEvidence(items, given).map(({ facility, discrimination }) => [facility, discrimination]);

describe('item evidence', () => {
  it('counts the choices of each item, in the order of the items', () => {
    expect(
      itemEvidence(items, attempts).map(({ id, choices, omitted }) => ({ id, choices, omitted })),
    ).toEqual([
      { id: 'one', choices: { A: 4, B: 0, C: 0, D: 1 }, omitted: 0 },
      { id: 'two', choices: { A: 1, B: 2, C: 1, D: 0 }, omitted: 1 },
      { id: 'three', choices: { A: 0, B: 0, C: 2, D: 1 }, omitted: 2 },
    ]);
  });

  it('gives facility and item–rest correlation as computed by hand', () => {
    // Item one: marks 1 1 1 1 0, rest 2 1 1 0 0. r = (5·4 − 4·4) / √((5·4 − 16)(5·6 − 16)) = 4/√56.
    // Item two: marks 1 1 0 0 0, rest 2 1 2 1 0. r = (5·3 − 2·6) / √((5·2 − 4)(5·10 − 36)) = 3/√84.
    // Item three: marks 1 0 1 0 0, rest 2 2 1 1 0. The same sums as item two: 3/√84.
    expect(figures(...attempts)).toEqual([
      [0.8, 0.5345],
      [0.4, 0.3273],
      [0.4, 0.3273],
    ]);
  });

  it('says the same of attempts that come in parts', () => {
    const tally = createItemTally(items);
    for (const attempt of attempts) tally.add([attempt]);
    expect([...tally.statistics()]).toEqual(itemEvidence(items, attempts));
  });

  it('reaches 1 where an item and the rest agree, and -1 where they disagree', () => {
    const strong = { one: 'A', two: 'B' } as const;
    expect(figures(strong, {}).slice(0, 2)).toEqual([
      [0.5, 1],
      [0.5, 1],
    ]);
    expect(figures({ one: 'A' }, { two: 'B' }).slice(0, 2)).toEqual([
      [0.5, -1],
      [0.5, -1],
    ]);
  });

  it('is 0, not -0, if an item says nothing about the rest', () => {
    const [one] = figures({ one: 'A', two: 'B' }, { one: 'A' }, { two: 'B' }, {});
    expect(one).toEqual([0.5, 0]);
  });

  it('has no facility without attempts, and no discrimination with fewer than two', () => {
    expect(figures()).toEqual(items.map(() => [null, null]));
    expect(figures({ one: 'A' })).toEqual([
      [1, null],
      [0, null],
      [0, null],
    ]);
  });

  it('has no discrimination if all attempts are alike in the item, or in the rest', () => {
    expect(figures({ one: 'A' }, { two: 'B' })[2]).toEqual([0, null]);
    expect(figures({ one: 'A' }, { one: 'D' })[0]).toEqual([0.5, null]);
    const [lonely] = itemEvidence(items.slice(0, 1), [{ one: 'A' }, { one: 'B' }]);
    expect(lonely?.discrimination).toBeNull();
  });

  it('ignores answers to items that are not in the quiz, and inherited names', () => {
    const [item] = itemEvidence([{ id: 'constructor', answer: 'A' }], [{ stranger: 'A' }, {}]);
    expect(item).toMatchObject({ omitted: 2, facility: 0 });
  });

  describe('of an item with several right options', () => {
    const several = [{ id: 'one', answer: 'AC', kind: 'multiple' as const }, ...items.slice(1)];
    const given: Answers[] = [{ one: 'AC', two: 'B' }, { one: 'A' }, { one: 'ABC' }, {}];

    it('counts each chosen option, and how many chose any', () => {
      expect(itemEvidence(several, given)[0]).toMatchObject({
        choices: { A: 3, B: 1, C: 2, D: 0 },
        answered: 3,
        omitted: 1,
        facility: 0.25,
      });
      expect(itemEvidence(several, given)[1]).not.toHaveProperty('answered');
    });

    it('has shares of the points as its marks where the quiz gives partial credit', () => {
      // Marks 1 ½ ½ 0, rest 1 0 0 0. r = (4·1 − 2·1) / √((4·1.5 − 4)(4 − 1)) = 2/√6.
      const [one] = itemEvidence(several, given, 'partial');
      expect([one?.facility, one?.discrimination]).toEqual([0.5, 0.8165]);
    });
  });
});
