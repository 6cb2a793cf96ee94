import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { roundFailure } from '../database/roundFailure';
import { sessions, users } from '../database/schema';
import { inRounds } from '../kernel/rounds';

/**
 * Finds who a session belongs to, as they are after the call; undefined where the session is over.
 * Every request asks, so those of a moment share a statement.
 */
export function createFindCaller(database: Database, clock: () => Date) {
  const read = async (sessionIds: readonly string[]) => {
    // Joined laterally, each is looked up by its index, whatever the planner expects of the tables.
    const owner = database
      .select({
        id: users.id,
        role: users.role,
        status: users.status,
        groupId: users.groupId,
      })
      .from(users)
      .where(eq(users.id, sessions.userId))
      .limit(1)
      .as('owner');
    const found = await database
      .select({
        sessionId: sessions.id,
        id: owner.id,
        role: owner.role,
        status: owner.status,
        groupId: owner.groupId,
      })
      .from(sessions)
      .innerJoinLateral(owner, sql`true`)
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
  return inRounds(read, { largest: 128, longest: 8_000, meaningOf: roundFailure });
}
