import { seededRandom } from '../../../../examples/standalone/server/demo/chance';

/** How often each random test runs. */
const runs = Number(process.env.FAULT_BROWSER_RUNS ?? 3);

export interface Chance {
  /** A whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Random numbers that repeat for the same seed, as far as separate processes allow. */
export function chanceFrom(seed: number): Chance {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
  };
}

/** One seed for each run, derived from the configuration's seed. */
export const seeds: readonly number[] = Array.from(
  { length: runs },
  (_, run) => Number(process.env.FAULT_SEED) + run,
);
