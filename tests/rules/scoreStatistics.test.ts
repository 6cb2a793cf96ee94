import { describe, expect, it } from 'vitest';
import { mean, median, minuteBins, scoreBins } from '../../src/rules/scoreStatistics';

const counts = (bins: readonly { from: number; to: number; count: number }[]) =>
  bins.map(({ from, to, count }) => `${from}-${to}: ${count}`);

describe('mean and median', () => {
  // Calculated by hand, and checked in a spreadsheet (AVERAGE, MEDIAN).
  it.each([
    [[], null, null],
    [[7], 7, 7],
    [[4, 4, 4, 4], 4, 4],
    [[2, 10], 6, 6],
    [[10, 2, 4], 16 / 3, 4],
    [[8, 2, 6, 20], 9, 7],
    [[0, 0, 0, 100], 25, 0],
    [[100, 9, 10], 119 / 3, 10],
  ])('of %j are %s and %s', (values, average, middle) => {
    expect(mean(values)).toBe(average);
    expect(median(values)).toBe(middle);
  });

  it('leave the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the distribution of scores', () => {
  it('has a bin for each score of a short quiz, even if no one reached it', () => {
    expect(counts(scoreBins([0, 4, 4, 10], 5, 2))).toEqual([
      '0-0: 1',
      '2-2: 0',
      '4-4: 2',
      '6-6: 0',
      '8-8: 0',
      '10-10: 1',
    ]);
  });

  it('shares bins in a long quiz, with the full score in the last', () => {
    expect(counts(scoreBins([0, 4, 5, 49, 50], 50, 1))).toEqual([
      '0-4: 2',
      '5-9: 1',
      '10-14: 0',
      '15-19: 0',
      '20-24: 0',
      '25-29: 0',
      '30-34: 0',
      '35-39: 0',
      '40-44: 0',
      '45-50: 2',
    ]);
    expect(counts(scoreBins([45], 15, 3)).at(-1)).toBe('42-45: 1');
  });

  it.each([0, 1, 5, 10, 11, 12, 15, 20, 25, 30, 33, 40, 50, 77, 100, 500])(
    'of %i questions has at most twelve bins, without gaps, and every score is in exactly one',
    (questions) => {
      const scores = Array.from({ length: questions + 1 }, (_, right) => right * 3);
      const bins = scoreBins(scores, questions, 3);
      expect(bins.length).toBeLessThanOrEqual(12);
      expect(bins[0]?.from).toBe(0);
      expect(bins.at(-1)?.to).toBe(questions * 3);
      bins.slice(1).forEach(({ from }, index) => expect(from).toBe((bins[index]?.to ?? 0) + 3));
      for (const { from, to, count } of bins) expect(count).toBe((to - from) / 3 + 1);
    },
  );

  it('has bins that reach up to the next one where somebody has a part of a question', () => {
    expect(counts(scoreBins([0, 1.5, 2.99, 3, 3.33, 5], 5, 1))).toEqual([
      '0-0.99: 1',
      '1-1.99: 1',
      '2-2.99: 1',
      '3-3.99: 2',
      '4-4.99: 0',
      '5-5: 1',
    ]);
    expect(counts(scoreBins([4, 5, 9.67], 5, 2)).slice(2)).toEqual([
      '4-5.99: 2',
      '6-7.99: 0',
      '8-9.99: 1',
      '10-10: 0',
    ]);
  });

  it('shares such bins in a long quiz, and counts nobody above their score', () => {
    const bins = counts(scoreBins([4.99, 5, 44.5, 49.5, 50], 50, 1));
    expect(bins.slice(0, 2)).toEqual(['0-4.99: 1', '5-9.99: 1']);
    expect(bins.slice(-2)).toEqual(['40-44.99: 1', '45-50: 2']);
  });

  it.each([1, 5, 11, 12, 33, 100])(
    'of %i questions leaves no score of two decimals out',
    (questions) => {
      for (let hundredths = 0; hundredths <= questions * 100; hundredths += 1) {
        const score = hundredths / 100;
        const inside = scoreBins([score, 0.5], questions, 1).filter(
          ({ from, to }) => from <= score && score <= to,
        );
        expect(inside).toHaveLength(1);
        expect(inside[0]?.count).toBeGreaterThan(0);
      }
    },
  );

  it('covers no students, one student, and equal scores', () => {
    expect(counts(scoreBins([], 1, 4))).toEqual(['0-0: 0', '4-4: 0']);
    expect(counts(scoreBins([4], 1, 4))).toEqual(['0-0: 0', '4-4: 1']);
    expect(counts(scoreBins([4, 4, 4], 1, 4))).toEqual(['0-0: 0', '4-4: 3']);
  });

  it('counts a score above the maximum as the maximum', () => {
    expect(counts(scoreBins([30], 1, 4))).toEqual(['0-0: 0', '4-4: 1']);
  });
});

describe('the time taken', () => {
  it('is counted in full minutes', () => {
    expect(counts(minuteBins([60, 119, 120, 245]))).toEqual([
      '1-1: 2',
      '2-2: 1',
      '3-3: 0',
      '4-4: 1',
    ]);
    expect(counts(minuteBins([0]))).toEqual(['0-0: 1']);
    expect(minuteBins([])).toEqual([]);
  });

  it('shares bins of a round number of minutes if times differ widely', () => {
    expect(counts(minuteBins([7 * 60, 44 * 60]))).toEqual([
      '5-9: 1',
      '10-14: 0',
      '15-19: 0',
      '20-24: 0',
      '25-29: 0',
      '30-34: 0',
      '35-39: 0',
      '40-44: 1',
    ]);
  });

  it('has at most twelve bins for any times, and includes everyone', () => {
    for (let most = 0; most < 20_000; most += 61) {
      const bins = minuteBins([180, most * 60]);
      expect(bins.length).toBeLessThanOrEqual(12);
      expect(bins.reduce((total, { count }) => total + count, 0)).toBe(2);
    }
  });
});
