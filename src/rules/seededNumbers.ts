const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** FNV-1a of 32 bits (Fowler, Noll and Vo) over a byte and a text, ended by MurmurHash3's `fmix32`. */
function hash(first: number, bytes: Uint8Array): number {
  const prime = 0x01000193;
  let word = Math.imul(0x811c9dc5 ^ first, prime);
  for (const byte of bytes) word = Math.imul(word ^ byte, prime);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/**
 * xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it).
 *
 * @param state four words, not all of them 0
 * @returns a function whose calls return the next number: 0 to 2³² − 1, evenly distributed
 */
export function xoshiro128([a, b, c, d]: [number, number, number, number]): () => number {
  return () => {
    const next = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return next;
  };
}

const utf8 = new TextEncoder();

/**
 * Numbers of `xoshiro128` from a text: its state is four hashes of the UTF-8 bytes, each after a
 * byte of its own, 0 to 3. They never change, because shuffled papers depend on them.
 */
export function seededNumbers(seed: string): () => number {
  const bytes = utf8.encode(seed);
  return xoshiro128([hash(0, bytes), hash(1, bytes), hash(2, bytes), hash(3, bytes)]);
}

/** A whole number below `limit`. What would favour small ones is drawn again. */
function below(limit: number, next: () => number): number {
  const even = 2 ** 32 - (2 ** 32 % limit);
  let number = next();
  while (number >= even) number = next();
  return number % limit;
}

/** The elements in an order that depends on the seed alone (Fisher–Yates, from the last). */
export function shuffled<T>(elements: readonly T[], seed: string): T[] {
  const next = seededNumbers(seed);
  const order = [...elements];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, next);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
