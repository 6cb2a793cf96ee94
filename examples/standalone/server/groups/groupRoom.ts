import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { groups, users } from '../database/schema';
import { Failure } from '../kernel/failure';

/** A group that nobody else fills, shrinks or deletes before the transaction ends. */
export interface LockedGroup {
  id: string;
  ownerId: string;
  name: string;
  maxStudents: number;
  /** How many are in it. */
  students: number;
}

/**
 * Locks a group and counts its students, so that its last place is given away once. Who locks a
 * student too locks the student first, everywhere, or two requests could wait for each other.
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
  // A statement of its own: only one that begins under the lock sees everybody who got in before.
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

/** Whether a locked group takes one more student. */
export function hasRoom({ students, maxStudents }: LockedGroup): boolean {
  return students < maxStudents;
}
