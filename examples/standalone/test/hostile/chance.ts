import { seededRandom } from '../../server/demo/chance';

/** Choices that repeat for the same seed. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in this share of cases, 0 to 1. */
  happens(share: number): boolean;
}

export function chanceFrom(seed: number): Chance {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(list.length)] as T;
    },
    happens: (share) => random() < share,
  };
}
