import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/databaseTrouble';
import { sessions, users } from '../database/schema';
import { inRounds } from '../kernel/rounds';

/**
 * Finds who a session belongs to, as they are after the call; undefined where the session is over.
 * Every request asks, so those of a moment share a statement.
 */
export function createFindCaller(database: Database, clock: () => Date) {
  const read = async (sessionIds: readonly string[]) => {
    const found = await database
      .select({
        sessionId: sessions.id,
        id: users.id,
        role: users.role,
        status: users.status,
        groupId: users.groupId,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          inArray(sessions.id, [...sessionIds]),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, clock()),
        ),
      );
    const bySession = new Map(found.map((caller) => [caller.sessionId, caller]));
    return sessionIds.map((id) => bySession.get(id));
  };
  return inRounds(
    read,
    { largest: 64, longest: 8_000 },
    (error) => databaseTrouble(error) !== undefined,
  );
}
