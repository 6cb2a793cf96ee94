import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { given, givenRows, unnamed } from '../database/builtOnce';
import type { Database } from '../database/database';
import { roundFailure } from '../database/roundFailure';
import { sessions, users } from '../database/schema';
import { inRounds } from '../kernel/rounds';

/**
 * Finds who a session belongs to, as they are after the call; undefined where the session is over.
 * Every request asks, so those of a moment share a statement.
 */
export function createFindCaller(database: Database, clock: () => Date) {
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
  const statement = database
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
        sql`${sessions.id} = any (array(select id from ${givenRows('id text')} as asked))`,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(unnamed);
  const read = async (sessionIds: readonly string[]) => {
    const asked = sessionIds.map((id) => ({ id }));
    const found = await statement.execute({ ...given(asked), now: clock() });
    const bySession = new Map(found.map((caller) => [caller.sessionId, caller]));
    return sessionIds.map((id) => bySession.get(id));
  };
  return inRounds(read, { largest: 128, longest: 8_000, meaningOf: roundFailure });
}
