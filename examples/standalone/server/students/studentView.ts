import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { groups, users } from '../database/schema';
import { Failure } from '../routes/failure';
import { isStudent } from './lockStudent';

/**
 * The columns of a student. The name of the group is looked up by its key for each row: with a join
 * the database may read all groups for a page of students.
 */
export function studentFields(database: Database) {
  const groupName = database
    .select({ name: groups.name })
    .from(groups)
    .where(eq(groups.id, users.groupId));
  return {
    _id: users.id,
    first_name: users.firstName,
    last_name: users.lastName,
    email: users.email,
    role: users.role,
    status: users.status,
    groupId: users.groupId,
    groupName: sql<string | null>`${groupName}`,
  };
}

/** What `studentFields` selects. */
export type StudentRow = SelectResultFields<ReturnType<typeof studentFields>>;

/** A row of `studentFields` as the wire spells it, without `group` where there is none. */
export function studentView({ groupId, groupName, ...student }: StudentRow) {
  const group = groupId !== null && groupName !== null && { _id: groupId, name: groupName };
  return { ...student, ...(group && { group }) };
}

/**
 * Reads a student as the wire spells one.
 *
 * @throws Failure 404 where there is no such student
 */
export async function readStudentView(database: Database, id: string) {
  const [student] = await database.select(studentFields(database)).from(users).where(isStudent(id));
  if (!student) throw new Failure(404, replies.students.unknown);
  return studentView(student);
}
