import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { lockPresentStudent, lockStudent, type LockedStudent } from '../accounts/lockStudent';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { hasRoom, lockOwnGroup } from '../groups/groupRoom';
import { requireOwnGroup } from '../groups/ownGroup';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { lockTakeableStudent } from './lockTakeableStudent';
import { readStudentView } from './studentView';

/**
 * Puts a student without a group into one of the instructor's own; a student already in it stays
 * there.
 *
 * @throws Failure 404 where there is no such student or group, 409 for a student of another group
 * or an erased one, and for a full group
 */
export async function addStudentToGroup(call: Call, studentId: string, groupId: string) {
  const { database, caller } = call;
  return database.transaction(async (tx) => {
    await requireOwnGroup(tx, caller.id, groupId);
    const student = await lockPresentStudent(tx, studentId);
    if (student.groupId !== groupId) {
      if (student.groupId !== null) throw new Failure(409, replies.students.inAnotherGroup);
      await enterGroup(tx, call, student, groupId);
    }
    return {
      ...(await readStudentView({ ...call, database: tx }, studentId)),
      message: replies.students.grouped,
    };
  });
}

/**
 * Moves a student from one of the instructor's own groups, or without a group, into another of
 * them.
 *
 * @throws Failure 404 where there is no such student or group, 403 for a student of another
 * instructor, 409 for an erased one and for a full group
 */
export async function moveStudentToGroup(call: Call, studentId: string, groupId: string) {
  const { database, caller } = call;
  return database.transaction(async (tx) => {
    await requireOwnGroup(tx, caller.id, groupId);
    const student = await lockTakeableStudent(tx, caller.id, studentId);
    if (student.groupId !== groupId) await enterGroup(tx, call, student, groupId);
    return {
      ...(await readStudentView({ ...call, database: tx }, studentId)),
      message: replies.students.moved,
    };
  });
}

/**
 * Takes a student out of one of the instructor's own groups.
 *
 * @throws Failure 404 where there is no such student or group, and for a student who is not in it
 */
export async function removeStudentFromGroup(call: Call, studentId: string, groupId: string) {
  const { database, caller } = call;
  return database.transaction(async (tx) => {
    await requireOwnGroup(tx, caller.id, groupId);
    const student = await lockStudent(tx, studentId);
    if (student.groupId !== groupId) throw new Failure(404, replies.students.notInGroup);
    await moveTo(tx, call, student, null);
    return {
      ...(await readStudentView({ ...call, database: tx }, studentId)),
      message: replies.students.ungrouped,
    };
  });
}

/** The student is locked, and not in the group yet. */
async function enterGroup(
  tx: Database,
  call: Call,
  student: LockedStudent,
  groupId: string,
): Promise<void> {
  const group = await lockOwnGroup(tx, call.caller.id, groupId);
  if (!hasRoom(group)) throw new Failure(409, replies.students.groupFull);
  await moveTo(tx, call, student, groupId);
}

async function moveTo(
  tx: Database,
  call: Call,
  student: LockedStudent,
  groupId: string | null,
): Promise<void> {
  await tx.update(users).set({ groupId }).where(eq(users.id, student.id));
  await recordAudit(tx, {
    ...byCaller(call),
    action: 'student.move',
    subject: student.id,
    before: { group: student.groupId },
    after: { group: groupId },
  });
}
