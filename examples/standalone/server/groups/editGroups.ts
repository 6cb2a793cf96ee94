import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { changes } from '../audit/changes';
import { recordAudit } from '../audit/recordAudit';
import { groups, quizzes, users } from '../database/schema';
import type { Call } from '../kernel/call';
import type { CallOf } from '../kernel/operation';
import { Failure, fieldConflict } from '../kernel/failure';
import { holdRevision } from '../kernel/revision';
import { lockOwnGroup, type LockedGroup } from './groupRoom';
import { groupFields, groupView } from './readGroups';

function valuesOf({ name, max_students }: Body<'createGroup'>) {
  return { name: name.trim(), maxStudents: max_students };
}

/** The fields of a group that the audit keeps. */
function audited({ name, maxStudents }: Pick<LockedGroup, 'name' | 'maxStudents'>) {
  return { name, max_students: maxStudents };
}

/** Adds a group for the calling instructor. */
export async function createGroup(call: Call, draft: Body<'createGroup'>) {
  const { database, caller, now } = call;
  const id = randomUUID();
  const values = valuesOf(draft);
  return database.transaction(async (tx) => {
    const [group] = await tx
      .insert(groups)
      .values({ ...values, id, ownerId: caller.id, createdAt: now })
      .returning(groupFields);
    const after = audited(values);
    await recordAudit(tx, { ...byCaller(call), action: 'group.create', subject: id, after });
    return { ...group, message: replies.groups.added };
  });
}

/**
 * Renames one of the instructor's own groups, or changes its size.
 *
 * @throws Failure 404 for any other group, 409 on `max_students` if it is less than the number of
 * its students, 409 for another revision
 */
export async function updateGroup(call: CallOf<'updateGroup'>) {
  const { database, caller, id, body: draft } = call;
  const values = valuesOf(draft);
  return database.transaction(async (tx) => {
    const found = await lockOwnGroup(tx, caller.id, id);
    const { students, name, maxStudents: max_students } = found;
    holdRevision(call.query.revision, groupView({ _id: id, name, max_students, size: students }));
    if (draft.max_students < students) {
      throw fieldConflict('max_students', replies.groups.tooSmall(students));
    }
    const [group] = await tx
      .update(groups)
      .set(values)
      .where(eq(groups.id, id))
      .returning(groupFields);
    const changed = changes(audited(found), audited(values));
    if (Object.keys(changed.after).length > 0) {
      await recordAudit(tx, {
        ...byCaller(call),
        action: 'group.update',
        subject: id,
        ...changed,
      });
    }
    return { ...(group && groupView(group)), message: replies.groups.updated };
  });
}

/**
 * Deletes one of the instructor's own groups; its students stay, without a group.
 *
 * @throws Failure 404 for any other group, 409 while there are quizzes for it
 */
export async function deleteGroup(call: Call, id: string) {
  const { database, caller } = call;
  return database.transaction(async (tx) => {
    // The deletion writes to its students, so they are locked before the group, as everywhere.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.groupId, id))
      .orderBy(asc(users.id))
      .for('update');
    const group = await lockOwnGroup(tx, caller.id, id);
    const setUp = await tx.$count(quizzes, eq(quizzes.groupId, id));
    if (setUp > 0) throw new Failure(409, replies.groups.hasQuizzes(setUp));
    await tx.delete(groups).where(eq(groups.id, id));
    await recordAudit(tx, {
      ...byCaller(call),
      action: 'group.delete',
      subject: id,
      before: { ...audited(group), students: group.students },
    });
    return { message: replies.groups.deleted };
  });
}
