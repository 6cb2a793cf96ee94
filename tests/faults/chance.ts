/** Random numbers that a seed repeats. */
export interface Chance {
  /** From 0 to less than 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Every order of magnitude is equally likely, for spans from milliseconds to hours. */
  ofAnySize(low: number, high: number): number;
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, fast, and the same everywhere. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    ofAnySize: (low, high) => Math.exp(between(Math.log(low), Math.log(high))),
    happens: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}
