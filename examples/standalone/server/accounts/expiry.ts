import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { emailChanges, oneTimeCodes, rateLimits, sessions } from '../database/schema';
import { repeatWhileRunning } from '../kernel/repeat';
import { deleteOldKeys } from './keyRing';

const intervalMs = 10 * 60_000;

/**
 * Deletes expired sessions, codes, pending emails, counts of tries and replaced keys; none of them
 * is read any more.
 */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await database.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await database.delete(rateLimits).where(lt(rateLimits.wholeAt, now));
  await deleteOldKeys(database, now);
}

/** Deletes what has expired every 10 minutes. Closing the server waits for it. */
export function deleteExpiredWhileRunning(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  const work = () => deleteExpired(database, clock());
  repeatWhileRunning(app, { name: 'deleting what has expired', intervalMs, work });
}
