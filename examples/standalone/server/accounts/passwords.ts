import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB and two passes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Hashes a password, with a salt of its own. Takes about 30 ms. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether a password is the one that was hashed. Without a hash (there is no such account) the
 * answer is no, and takes as long, so that the time does not tell which addresses have accounts.
 */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  decoy ??= hashPassword('there is no such account');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && stored !== null && matches;
}
