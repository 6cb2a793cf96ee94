import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { groups, users } from '../database/schema';
import { Failure } from '../kernel/failure';

/** A locked group, which nobody else can fill, shrink or delete before the transaction ends. */
export interface LockedGroup {
  id: string;
  ownerId: string;
  name: string;
  maxStudents: number;
  /** The number of its students. */
  students: number;
}

/**
 * Locks a group and counts its students, so that its last place is given away once. Always lock a
 * student before a group: otherwise two requests could deadlock.
 *
 * @param tx a transaction; the lock lasts as long as it does
 * @returns undefined where there is no such group
 */
export async function lockGroup(tx: Database, id: string): Promise<LockedGroup | undefined> {
  const [group] = await tx
    .select({
      id: groups.id,
      ownerId: groups.ownerId,
      name: groups.name,
      maxStudents: groups.maxStudents,
    })
    .from(groups)
    .where(eq(groups.id, id))
    .for('update');
  if (!group) return undefined;
  // A separate statement: only one that starts under the lock sees everyone who got in before.
  return { ...group, students: await tx.$count(users, eq(users.groupId, id)) };
}

/**
 * Locks one of the instructor's own groups.
 *
 * @throws Failure 404 for any other group
 */
export async function lockOwnGroup(
  tx: Database,
  ownerId: string,
  id: string,
): Promise<LockedGroup> {
  const group = await lockGroup(tx, id);
  if (group?.ownerId !== ownerId) throw new Failure(404, replies.groups.notYours);
  return group;
}

/** Whether a locked group has room for one more student. */
export function hasRoom({ students, maxStudents }: LockedGroup): boolean {
  return students < maxStudents;
}
