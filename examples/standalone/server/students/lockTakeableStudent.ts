import { replies } from 'quizwright/rules';
import { lockPresentStudent, type LockedStudent } from '../accounts/lockStudent';
import type { Database } from '../database/database';
import { isOwnGroup } from '../groups/ownGroup';
import { Failure } from '../kernel/failure';

/**
 * Locks a student whom an instructor may take into a group: one of their own groups, or without a
 * group.
 *
 * @throws Failure 404 where there is no such student, 403 for one of another instructor, 409 for an
 * erased one
 */
export async function lockTakeableStudent(
  tx: Database,
  instructorId: string,
  id: string,
): Promise<LockedStudent> {
  const student = await lockPresentStudent(tx, id);
  // Read under the lock: joined to the row, the group would be the one from before the wait.
  if (student.groupId !== null && !(await isOwnGroup(tx, instructorId, student.groupId))) {
    throw new Failure(403, replies.students.ofAnotherInstructor);
  }
  return student;
}
