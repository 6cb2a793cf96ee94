import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id (the library's default) with 19 MiB and two passes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Cores for hashing: one stays free for everything else. */
let freeCores = Math.max(1, availableParallelism() - 1);
const pending: (() => void)[] = [];

async function onFreeCore<Result>(work: () => Promise<Result>): Promise<Result> {
  if (freeCores > 0) freeCores -= 1;
  else await new Promise<void>((resolve) => pending.push(resolve));
  try {
    return await work();
  } finally {
    const next = pending.shift();
    if (next) next();
    else freeCores += 1;
  }
}

let decoy: Promise<string> | undefined;

/** Hashes a password with its own salt. Takes about 30 ms of a core once one is free. */
export function hashPassword(password: string): Promise<string> {
  return onFreeCore(() => hash(password, cost));
}

/**
 * Whether a password is the hashed one. Without a hash (there is no such account) the result is
 * false and takes as long, so that the time does not tell which addresses have accounts.
 */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  decoy ??= hashPassword('there is no such account');
  const hashed = stored ?? (await decoy);
  const matches = await onFreeCore(() => verify(hashed, password));
  return stored !== undefined && stored !== null && matches;
}
