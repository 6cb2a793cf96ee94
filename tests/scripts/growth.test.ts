import { describe, expect, it } from 'vitest';
import { isKept, type Curve } from '../../bench/growth/curve';

const curve = (growth: Curve['growth'], unit: Curve['unit'], values: number[]): Curve => ({
  name: 'a figure',
  unit,
  growth,
  sizes: [10, 100, 1_000],
  values,
});

describe('a curve of the bench', () => {
  it('may grow as the data does', () => {
    expect(isKept(curve('linear', 'ms', [30, 280, 2_700]))).toBe(true);
  });

  it('may not grow faster than the data', () => {
    expect(isKept(curve('linear', 'ms', [30, 280, 4_500]))).toBe(false);
  });

  it('may not grow at all if it is constant', () => {
    expect(isKept(curve('constant', '', [900, 910, 905]))).toBe(true);
    expect(isKept(curve('constant', '', [900, 910, 1_400]))).toBe(false);
  });

  it('may differ by a frame if it is a time', () => {
    expect(isKept(curve('constant', 'ms', [4, 12, 20]))).toBe(true);
    expect(isKept(curve('constant', 'ms', [4, 12, 60]))).toBe(false);
  });
});
