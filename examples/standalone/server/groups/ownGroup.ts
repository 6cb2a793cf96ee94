import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { groups } from '../database/schema';
import { Failure } from '../kernel/failure';

/** Whether a group is one of the instructor's own. */
export async function isOwnGroup(database: Database, ownerId: string, id: string) {
  const own = await database.$count(groups, and(eq(groups.id, id), eq(groups.ownerId, ownerId)));
  return own === 1;
}

/** @throws Failure 404 unless a group is one of the instructor's own */
export async function requireOwnGroup(database: Database, ownerId: string, id: string) {
  if (!(await isOwnGroup(database, ownerId, id))) throw new Failure(404, replies.groups.notYours);
}
