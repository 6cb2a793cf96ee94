import { seededRandom } from '../../../../examples/standalone/server/demo/chance';

/** How often each test that is left to chance runs. */
const runs = Number(process.env.FAULT_BROWSER_RUNS ?? 3);

export interface Chance {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Chance that repeats itself for the same seed, as far as processes can be made to. */
export function chanceFrom(seed: number): Chance {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
  };
}

/** One seed a run, from the one that the configuration drew or was given. */
export const seeds: readonly number[] = Array.from(
  { length: runs },
  (_, run) => Number(process.env.FAULT_SEED) + run,
);
