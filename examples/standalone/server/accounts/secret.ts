import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { settings } from '../database/schema';

/** What a key of the server signs. */
type Purpose = 'token-secret' | 'device-secret';

/**
 * A way to a 256-bit key, which is made at the first need and kept in the database, so that what it
 * signs outlives a restart. Instances that start together agree: the first insert wins.
 */
export function keptSecret(database: Database, purpose: Purpose): () => Promise<Uint8Array> {
  let known: Promise<Uint8Array> | undefined;
  return async () => {
    known ??= readSecret(database, purpose);
    try {
      return await known;
    } catch (error) {
      // A database that was down for a moment must not be remembered.
      known = undefined;
      throw error;
    }
  };
}

async function readSecret(database: Database, key: Purpose): Promise<Uint8Array> {
  const value = randomBytes(32).toString('base64url');
  await database.insert(settings).values({ key, value }).onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.key, key));
  if (!row) {
    throw new Error(
      `Quizwright: the key ${key} is missing. It was deleted while it was being made. Start the server again.`,
    );
  }
  return Buffer.from(row.value, 'base64url');
}
