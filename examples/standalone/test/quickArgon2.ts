import type * as Argon2 from '@node-rs/argon2';
import { createRequire } from 'node:module';
import { vi } from 'vitest';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** Hashes with the least cost: the true one takes a quarter of the time of tests that sign in. */
export const hash = vi.fn<typeof argon2.hash>((password, options, signal) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal),
);

export const verify = vi.fn<typeof argon2.verify>(argon2.verify);
