import { and, eq } from 'drizzle-orm';
import { byName, replies } from 'quizwright/rules';
import { groups, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { revisionOf } from '../kernel/revision';

/** The columns of a group under their wire names. */
export const groupFields = {
  _id: groups.id,
  name: groups.name,
  max_students: groups.maxStudents,
};

/** A group on the wire, with its revision. */
export const groupView = <Row extends { name: string; max_students: number }>(row: Row) => ({
  ...row,
  revision: revisionOf(row.name, row.max_students),
});

/** The instructor's own groups, by name, each with how many students it has. */
export async function listGroups({ database, caller }: Call) {
  const rows = await database
    .select({ ...groupFields, size: database.$count(users, eq(users.groupId, groups.id)) })
    .from(groups)
    .where(eq(groups.ownerId, caller.id));
  // Sorted here, because PGlite and a PostgreSQL server need not share a collation.
  return rows
    .map(groupView)
    .sort(
      (one, other) =>
        one.name.localeCompare(other.name, 'en') || one._id.localeCompare(other._id, 'en'),
    );
}

/**
 * A group with its students: an instructor's own with names and emails, a student's own with only
 * ids (spec §3).
 *
 * @throws Failure 404 for any other group
 */
export async function readGroup({ database, caller }: Call, id: string) {
  const instructs = caller.role === 'Instructor';
  const mine = instructs ? eq(groups.ownerId, caller.id) : eq(groups.id, caller.groupId ?? '');
  const [group] = await database
    .select(groupFields)
    .from(groups)
    .where(and(eq(groups.id, id), mine));
  if (!group) throw new Failure(404, replies.groups.notYours);

  const students = await database
    .select({
      _id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
      status: users.status,
    })
    .from(users)
    .where(and(eq(users.groupId, id), eq(users.role, 'Student')));
  students.sort(byName);
  return { ...group, students: instructs ? students : students.map(({ _id }) => ({ _id })) };
}
