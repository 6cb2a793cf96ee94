import { asc, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { groups, quizzes, users } from '../database/schema';
import { Failure, fieldConflict } from '../routes/failure';
import { lockOwnGroup } from './groupRoom';
import { groupFields } from './readGroups';

export interface GroupDraft {
  name: string;
  max_students: number;
}

function valuesOf({ name, max_students }: GroupDraft) {
  return { name: name.trim(), maxStudents: max_students };
}

/** Adds a group of the instructor's own. */
export async function createGroup({ database, caller, now }: Call, draft: GroupDraft) {
  const [group] = await database
    .insert(groups)
    .values({ ...valuesOf(draft), ownerId: caller.id, createdAt: now })
    .returning(groupFields);
  return { ...group, message: replies.groups.added };
}

/**
 * Renames one of the instructor's own groups, or changes its size.
 *
 * @throws Failure 404 for any other group, 409 on `max_students` for less than its students
 */
export async function updateGroup({ database, caller }: Call, id: string, draft: GroupDraft) {
  return database.transaction(async (tx) => {
    const { students } = await lockOwnGroup(tx, caller.id, id);
    if (draft.max_students < students) {
      throw fieldConflict('max_students', replies.groups.tooSmall(students));
    }
    const [group] = await tx
      .update(groups)
      .set(valuesOf(draft))
      .where(eq(groups.id, id))
      .returning(groupFields);
    return { ...group, message: replies.groups.updated };
  });
}

/**
 * Deletes one of the instructor's own groups; its students stay, without one.
 *
 * @throws Failure 404 for any other group, 409 while there are quizzes of it
 */
export async function deleteGroup({ database, caller }: Call, id: string) {
  return database.transaction(async (tx) => {
    // The deletion writes to its students: locked before the group, as everywhere.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.groupId, id))
      .orderBy(asc(users.id))
      .for('update');
    await lockOwnGroup(tx, caller.id, id);
    const setUp = await tx.$count(quizzes, eq(quizzes.groupId, id));
    if (setUp > 0) throw new Failure(409, replies.groups.hasQuizzes(setUp));
    await tx.delete(groups).where(eq(groups.id, id));
    return { message: replies.groups.deleted };
  });
}
