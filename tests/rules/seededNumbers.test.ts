import { describe, expect, it } from 'vitest';
import { seededNumbers, shuffled, xoshiro128 } from '../../src/rules/seededNumbers';

const first = (seed: string, count: number): number[] => {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, next);
};

it('the generator gives the numbers of its authors', () => {
  const next = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    ...[11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849],
    ...[3729100597, 4258142804],
  ]);
});

describe('numbers from a seed', () => {
  it('are these for ever: shuffled papers depend on them', () => {
    expect(first('', 4)).toEqual([1342561781, 2899245005, 2875619541, 2202084488]);
    expect(first('attempt', 4)).toEqual([3822873583, 2358882864, 3381115776, 616285439]);
    expect(first('محاولة é 🙂', 4)).toEqual([1524232826, 2640457677, 2414649638, 2433525402]);
  });

  it('are other ones for a seed that differs in one character', () => {
    expect(first('attempt 1', 2)).not.toEqual(first('attempt 2', 2));
  });

  it('fill all 32 bits evenly', () => {
    const numbers = first('bits', 10_000);
    for (let bit = 0; bit < 32; bit += 1) {
      const ones = numbers.filter((number) => Math.floor(number / 2 ** bit) % 2 === 1).length;
      // Five standard deviations of 50.
      expect(Math.abs(ones - 5_000)).toBeLessThan(250);
    }
  });
});

describe('a shuffled list', () => {
  it('has every element once, and the given list stays as it is', () => {
    const given = [1, 2, 3, 4, 5];
    expect(shuffled(given, 'x').sort()).toEqual([1, 2, 3, 4, 5]);
    expect(given).toEqual([1, 2, 3, 4, 5]);
    expect(shuffled([], 'x')).toEqual([]);
  });

  it('has this order for ever', () => {
    expect(shuffled(['a', 'b', 'c', 'd', 'e', 'f'], 'attempt').join('')).toBe('dfcaeb');
  });
});
