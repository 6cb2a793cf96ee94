import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { emailChanges, oneTimeCodes, rateLimits, sessions } from '../database/schema';
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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function run(): void {
    running ??= deleteExpired(database, clock())
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'deleting what has expired failed; trying again');
      })
      .finally(() => {
        running = undefined;
      });
  }

  app.addHook('onReady', (done) => {
    timer = setInterval(run, intervalMs).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
