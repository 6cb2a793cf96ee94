import { asc, eq, inArray } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { dropEmailChange } from '../accounts/emailChanges';
import { lockPresentStudent, type LockedStudent } from '../accounts/lockStudent';
import { nameOf } from '../accounts/profile';
import { endUserSessions } from '../accounts/sessions';
import { byCaller } from '../audit/byCaller';
import { changes } from '../audit/changes';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { attempts, quizzes, users } from '../database/schema';
import type { MailingServices } from '../dueMails/dueMails';
import type { Call } from '../kernel/call';
import { Failure, fieldConflict } from '../kernel/failure';
import type { CallOf } from '../kernel/operation';
import { holdRevision } from '../kernel/revision';
import { answeredCount } from '../quizzes/answerRecord';
import { closeWithLast } from '../quizzes/closeWithLast';
import { outdateEvidence } from '../quizzes/keepEvidence';
import { lockBondedStudent } from './bond';
import { changeEmail, wantedEmail } from './changeEmail';
import { readStudentView } from './studentView';
import { takenQuizzes } from './takenQuizzes';

/**
 * Changes a student with whom the instructor has a bond. A student who becomes inactive is signed
 * out; a new email is pending until its owner confirms it (`changeEmail`). Fields that are left out
 * stay unchanged.
 *
 * @throws Failure 404 where there is no such student, 403 without a bond, 409 for an erased one,
 * 409 for another revision, 409 on `email` for one that cannot be used, 409 on `status` for a student who is taking a quiz
 * and could not save any more, 429 after too many changes of the email
 */
export async function updateStudent(call: CallOf<'updateStudent'> & MailingServices) {
  const { database, caller, now, body: change, query } = call;
  const { _id: id, first_name, last_name, email, status } = change;
  const wanted = email === undefined ? undefined : await wantedEmail(call, id, email);
  const { view, outcome } = await database.transaction(async (tx) => {
    // Deleting needs only the bond.
    await lockPresentStudent(tx, id);
    const { student } = await lockBondedStudent(tx, caller.id, id);
    if (query.revision !== undefined) {
      holdRevision(query.revision, await readStudentView({ ...call, database: tx }, id));
    }
    const after = {
      firstName: first_name?.trim() ?? student.firstName,
      lastName: last_name?.trim() ?? student.lastName,
      status: status ?? student.status,
    };
    if (student.status === 'active' && after.status === 'inactive') {
      const titles = await takenQuizzes(tx, id, now);
      const message = replies.students.inactiveWhileTaking(nameOf(student), titles);
      if (titles.length > 0) throw fieldConflict('status', message);
    }
    await tx.update(users).set(after).where(eq(users.id, id));
    if (after.status === 'inactive') await endUserSessions(tx, id, { now });
    await recordUpdate(tx, call, student, after);
    if (change.keep_email && (await dropEmailChange(tx, id))) {
      await recordAudit(tx, { ...byCaller(call), action: 'email.keep', subject: id });
    }
    const came = wanted === undefined ? undefined : await changeEmail(tx, call, student, wanted);
    const read = await readStudentView({ ...call, database: tx }, id);
    return { view: read, outcome: came };
  });
  if (outcome) call.sendDueMails();
  return { ...view, message: messageOf(outcome, wanted) };
}

/** Records the changes of a student: the status with its value, the name only as changed. */
async function recordUpdate(
  tx: Database,
  call: Call,
  student: LockedStudent,
  { firstName, lastName, status }: Pick<LockedStudent, 'firstName' | 'lastName' | 'status'>,
): Promise<void> {
  const changed = changes({ status: student.status }, { status });
  const names = {
    ...(firstName !== student.firstName && { first_name: true as const }),
    ...(lastName !== student.lastName && { last_name: true as const }),
  };
  const after = { ...changed.after, ...names };
  if (Object.keys(after).length === 0) return;
  await recordAudit(tx, {
    ...byCaller(call),
    action: 'student.update',
    subject: student.id,
    before: changed.before,
    after,
  });
}

function messageOf(outcome: 'pending' | 'corrected' | undefined, email = ''): string {
  const { updated, emailPending, emailCorrected } = replies.students;
  if (outcome === undefined) return updated;
  return outcome === 'pending' ? emailPending(email) : emailCorrected(email);
}

/**
 * Deletes the account of a student with whom the instructor has a bond, and their results in the
 * instructor's own quizzes. A quiz that continued only for this student closes.
 *
 * @throws Failure 404 where there is no such student, 403 without a bond, 409 for a student of whom
 * another instructor has results, or who is taking a quiz
 */
export async function deleteStudent(call: Call, id: string) {
  const { database, caller, now } = call;
  return database.transaction(async (tx) => {
    const { student, denied } = await lockBondedStudent(tx, caller.id, id);
    if (denied.includes('delete')) {
      throw new Failure(409, replies.students.resultsOfOthers(nameOf(student)));
    }
    const joined = await lockJoinedQuizzes(tx, id);
    const titles = await takenQuizzes(tx, id, now);
    if (titles.length > 0) {
      throw new Failure(409, replies.students.deletedWhileTaking(nameOf(student), titles));
    }
    const taken = await tx.delete(attempts).where(eq(attempts.studentId, id)).returning();
    await tx.delete(users).where(eq(users.id, id));
    await closeWithLast(tx, joined);
    for (const { id: quizId } of joined) await outdateEvidence(tx, quizId);
    await recordDeletion(tx, call, student, taken);
    return { message: replies.students.deleted };
  });
}

/** One entry for the account, and one for each quiz whose results changed. */
async function recordDeletion(
  tx: Database,
  call: Call,
  { id, groupId, status }: LockedStudent,
  taken: readonly (typeof attempts.$inferSelect)[],
): Promise<void> {
  const results = taken.filter(({ score }) => score !== null).length;
  await recordAudit(
    tx,
    {
      ...byCaller(call),
      action: 'student.delete',
      subject: id,
      before: { group: groupId, status, attempts: taken.length, results },
    },
    ...taken.map((attempt) => ({
      ...byCaller(call),
      action: 'attempt.delete' as const,
      subject: attempt.id,
      quiz: attempt.quizId,
      before: { student: id, score: attempt.score, answered: answeredCount(attempt) },
    })),
  );
}

/**
 * Locks the quizzes that a locked student has joined, so that nobody can add time meanwhile.
 * Joining also locks its quiz before the student, but in a way that this lock permits.
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
