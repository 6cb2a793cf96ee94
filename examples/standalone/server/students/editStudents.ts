import { asc, eq, inArray } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { normalizeEmail } from '../accounts/email';
import { voidOneTimeCodes } from '../accounts/oneTimeCodes';
import { endSessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { attempts, quizzes, users, type UserStatus } from '../database/schema';
import { closeWithLast } from '../quizzes/closeWithLast';
import { Failure, fieldConflict } from '../routes/failure';
import { lockOwnStudent, type LockedStudent } from './lockStudent';
import { readStudentView } from './studentView';
import { takenQuizzes } from './takenQuizzes';

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
 *   `email` when it has an account, 409 on `status` for one who is taking a quiz and could save no
 *   more
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
    if (before.status === 'active' && after.status === 'inactive') {
      const titles = await takenQuizzes(tx, id, now);
      const message = replies.students.inactiveWhileTaking(fullName(before), titles);
      if (titles.length > 0) throw fieldConflict('status', message);
    }
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

function fullName({ firstName, lastName }: LockedStudent): string {
  return `${firstName} ${lastName}`;
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
 * @throws Failure 404 where there is no such student, 403 for one of another instructor, 409 for one
 *   who is taking a quiz
 */
export async function deleteStudent({ database, caller, now }: Call, id: string) {
  return database.transaction(async (tx) => {
    const student = await lockOwnStudent(tx, caller.id, id);
    const joined = await lockJoinedQuizzes(tx, id);
    const titles = await takenQuizzes(tx, id, now);
    if (titles.length > 0) {
      throw new Failure(409, replies.students.deletedWhileTaking(fullName(student), titles));
    }
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
