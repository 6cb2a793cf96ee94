import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database';
import { readKeys, type Key, type KeyPurpose, type KeyRing } from './keyRing';

/** An instance's cached keys, which it refreshes automatically. */
export interface HeldKeys {
  /** The keys as the database has them now, for signing: never with a replaced key. */
  fresh(): Promise<KeyRing>;
  /**
   * The keys of at most a second ago, however many callers ask: for strangers' requests, which
   * would otherwise keep everyone from the database.
   */
  recent(): Promise<KeyRing>;
  /**
   * The key with an id. An unknown id may be newer than the cache, which is then read again: at
   * most once a second, however many callers ask, so that made-up ids cost next to nothing.
   */
  find(id: string): Promise<Key | undefined>;
}

/** Older keys are read again. A removed key stays valid for at most this long. */
const longestHeldMs = 60_000;
const pauseMs = 1_000;

export function holdKeys(database: Database, purpose: KeyPurpose): HeldKeys {
  let cached: { keys: KeyRing; readAt: number } | undefined;
  let next: Promise<KeyRing> | undefined;
  let reading: Promise<KeyRing> | undefined;
  let askedAt = -Infinity;

  async function fresh(): Promise<KeyRing> {
    const readAt = performance.now();
    const keys = await readKeys(database, purpose);
    if (!cached || cached.readAt <= readAt) cached = { keys, readAt };
    return keys;
  }

  /** Callers who arrive during a read wait for the next one: their key may be newer. */
  function soon(): Promise<KeyRing> {
    next ??= (async () => {
      await wait(Math.max(0, askedAt + pauseMs - performance.now()), undefined, { ref: false });
      next = undefined;
      askedAt = performance.now();
      return fresh();
    })();
    return next;
  }

  return {
    fresh,
    async recent() {
      if (cached && performance.now() - cached.readAt < pauseMs) return cached.keys;
      return (reading ??= fresh().finally(() => (reading = undefined)));
    },
    async find(id) {
      const isOld = !cached || performance.now() - cached.readAt > longestHeldMs;
      const known = (isOld ? await fresh() : cached?.keys)?.find((key) => key.id === id);
      return known ?? (await soon()).find((key) => key.id === id);
    },
  };
}
