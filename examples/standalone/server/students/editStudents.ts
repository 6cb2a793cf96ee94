import { asc, eq, inArray } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { normalizeEmail } from '../accounts/email';
import { voidOneTimeCodes } from '../accounts/oneTimeCodes';
import { endSessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { attempts, quizzes, users, type UserStatus } from '../database/schema';
import { closeWithLast } from '../quizzes/closeWithLast';
import { fieldConflict } from '../routes/failure';
import { lockOwnStudent } from './lockStudent';
import { readStudentView } from './studentView';

/** What is left out stays as it is. */
export interface StudentChange {
  _id: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  status?: UserStatus;
}

/**
 * Changes a student of the instructor's own groups, or of none. Who becomes inactive is signed out;
 * a code that was mailed to an earlier address no longer counts.
 *
 * @throws Failure 404 where there is no such student, 403 for one of another instructor, 409 on
 *   `email` when it has an account
 */
export async function updateStudent({ database, caller, now }: Call, change: StudentChange) {
  const { _id: id, first_name, last_name, email, status } = change;
  return database.transaction(async (tx) => {
    const before = await lockOwnStudent(tx, caller.id, id);
    const after = {
      firstName: first_name?.trim() ?? before.firstName,
      lastName: last_name?.trim() ?? before.lastName,
      email: email === undefined ? before.email : normalizeEmail(email),
      status: status ?? before.status,
    };
    try {
      await tx.update(users).set(after).where(eq(users.id, id));
    } catch (error) {
      throw isUniqueViolation(error) ? fieldConflict('email', replies.students.emailTaken) : error;
    }
    if (after.status === 'inactive') await endSessions(tx, id, { now });
    if (after.email !== before.email) await voidOneTimeCodes(tx, id, now);
    return { ...(await readStudentView(tx, id)), message: replies.students.updated };
  });
}

/** PostgreSQL's own code, which Drizzle wraps. */
function isUniqueViolation(error: unknown): boolean {
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return cause?.code === '23505';
}

/**
 * Deletes the account and the results of a student of the instructor's own groups, or of none. A
 * quiz that went on for nobody else closes.
 *
 * @throws Failure 404 where there is no such student, 403 for one of another instructor
 */
export async function deleteStudent({ database, caller }: Call, id: string) {
  return database.transaction(async (tx) => {
    await lockOwnStudent(tx, caller.id, id);
    const joined = await lockJoinedQuizzes(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    await closeWithLast(tx, joined);
    return { message: replies.students.deleted };
  });
}

/**
 * Locks the quizzes that a locked student has joined, so that nobody is given more time meanwhile.
 * Joining holds its quiz before the student too, but lets this pass.
 */
function lockJoinedQuizzes(tx: Database, studentId: string) {
  const joined = tx
    .select({ id: attempts.quizId })
    .from(attempts)
    .where(eq(attempts.studentId, studentId));
  return tx
    .select()
    .from(quizzes)
    .where(inArray(quizzes.id, joined))
    .orderBy(asc(quizzes.id))
    .for('no key update');
}
