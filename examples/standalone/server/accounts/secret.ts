import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { settings } from '../database/schema';

const key = 'token-secret';

/**
 * The 256-bit key that signs tokens, made at the first need and kept in the database, so that
 * tokens outlive a restart. Instances that start together agree: the first insert wins.
 */
export async function tokenSecret(database: Database): Promise<Uint8Array> {
  const value = randomBytes(32).toString('base64url');
  await database.insert(settings).values({ key, value }).onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.key, key));
  if (!row) {
    throw new Error(
      'Quizwright: the key that signs tokens is missing. It was deleted while it was being made. Start the server again.',
    );
  }
  return Buffer.from(row.value, 'base64url');
}
