import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessions } from '../database/schema';

/** Ends one session: its token is refused from now on. */
export async function endSession(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends the sessions of an account, all but the one to keep, if any. */
export async function endUserSessions(
  database: Database,
  userId: string,
  { now, keep }: { now: Date; keep?: string | undefined },
): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    );
}

/** Ends all sessions of all users. */
export async function endAllSessions(database: Database, now: Date): Promise<void> {
  await database.update(sessions).set({ revokedAt: now }).where(isNull(sessions.revokedAt));
}
