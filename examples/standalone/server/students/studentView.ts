import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { deniedBy, replies, type Ties } from 'quizwright/rules';
import { erasedDomain } from '../accounts/email';
import { pendingEmail } from '../accounts/emailChanges';
import { isStudent } from '../accounts/lockStudent';
import { groups, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { revisionOf } from '../kernel/revision';
import { tiesTo } from './bond';

/** The caller and the time of a read. */
type Reading = Pick<Call, 'database' | 'caller' | 'now'>;

/**
 * The columns of a student. The group's name is looked up by key for each row: with a join, the
 * database might read all groups for a page of students.
 */
export function studentFields({ database, caller, now }: Reading) {
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
    emailPending: pendingEmail(database, now),
    invited: sql<boolean>`${users.passwordHash} is null and ${users.email} not like ${`%@${erasedDomain}`}`,
    // Only instructors learn which acts they are denied.
    ties: caller.role === 'Instructor' ? tiesTo(database, caller.id) : sql<Ties | null>`null`,
  };
}

/** What `studentFields` selects. */
export type StudentRow = SelectResultFields<ReturnType<typeof studentFields>>;

/** A row of `studentFields` in its wire form, without empty fields. */
export function studentView({
  groupId,
  groupName,
  emailPending,
  invited,
  ties,
  ...student
}: StudentRow) {
  const group = groupId !== null && groupName !== null && { _id: groupId, name: groupName };
  const { first_name, last_name, email, status } = student;
  return {
    ...student,
    revision: revisionOf(first_name, last_name, email, status),
    ...(group && { group }),
    ...(emailPending !== null && { email_pending: emailPending }),
    ...(invited && { invited }),
    ...(ties && { denied: deniedBy(ties) }),
  };
}

/**
 * Reads a student in the wire form.
 *
 * @throws Failure 404 where there is no such student
 */
export async function readStudentView(reading: Reading, id: string) {
  const [student] = await reading.database
    .select(studentFields(reading))
    .from(users)
    .where(isStudent(id));
  if (!student) throw new Failure(404, replies.students.unknown);
  return studentView(student);
}
