import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database';
import { readKeys, type Key, type KeyPurpose, type Keys } from './keyRing';

/** Keys as an instance holds them, which learns of new ones by itself. */
export interface HeldKeys {
  /** As the database has them now: what signs must not use a key that was replaced. */
  fresh(): Promise<Keys>;
  /**
   * As the database had them a second ago at most, whoever asks: for requests of strangers, who would
   * keep everybody else from the database.
   */
  recent(): Promise<Keys>;
  /**
   * The key with an id. One that is not known may be newer than what is held, which is then read
   * again: once a second at most, whoever asks, so that made-up ids cost next to nothing.
   */
  find(id: string | null): Promise<Key | undefined>;
}

/** What is older is read again. A removed key counts for so long at most. */
const longestHeldMs = 60_000;
const pauseMs = 1_000;

export function holdKeys(database: Database, purpose: KeyPurpose): HeldKeys {
  let held: { keys: Keys; readAt: number } | undefined;
  let next: Promise<Keys> | undefined;
  let reading: Promise<Keys> | undefined;
  let askedAt = -Infinity;

  async function fresh(): Promise<Keys> {
    const readAt = performance.now();
    const keys = await readKeys(database, purpose);
    if (!held || held.readAt <= readAt) held = { keys, readAt };
    return keys;
  }

  /** Who comes while a reading has begun waits for the next one: theirs may be newer. */
  function soon(): Promise<Keys> {
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
      if (held && performance.now() - held.readAt < pauseMs) return held.keys;
      return (reading ??= fresh().finally(() => (reading = undefined)));
    },
    async find(id) {
      const isOld = !held || performance.now() - held.readAt > longestHeldMs;
      const known = (isOld ? await fresh() : held?.keys)?.find((key) => key.id === id);
      return known ?? (await soon()).find((key) => key.id === id);
    },
  };
}
