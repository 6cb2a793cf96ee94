import type { OperationId } from '../../../../src/api/createQuizClient';
import type { AuditAction } from '../../server/audit/actions';
import type { auditEntries } from '../../server/database/schema';
import type { Change, Rows } from './rows';

export type Entry = typeof auditEntries.$inferSelect;

/** What each operation records; the others record nothing. */
const recorded: Partial<Record<OperationId, readonly AuditAction[]>> = {
  register: ['account.register'],
  resetPassword: ['password.set', 'password.reset'],
  changePassword: ['password.change'],
  confirmEmail: ['email.confirm'],
  createGroup: ['group.create'],
  updateGroup: ['group.update'],
  deleteGroup: ['group.delete'],
  createStudent: ['student.create'],
  inviteStudent: ['account.invite'],
  updateStudent: ['student.update', 'email.request', 'email.correct', 'email.keep'],
  deleteStudent: ['student.delete', 'attempt.delete'],
  addStudentToGroup: ['student.move'],
  moveStudentToGroup: ['student.move'],
  removeStudentFromGroup: ['student.move'],
  createQuestion: ['question.create'],
  importQuestions: ['question.import'],
  changeQuestions: ['question.change'],
  renameTags: ['question.retag'],
  updateQuestion: ['question.update'],
  deleteQuestion: ['question.delete'],
  createQuiz: ['quiz.create'],
  updateQuiz: ['quiz.update'],
  deleteQuiz: ['quiz.delete'],
  extendTime: ['quiz.extend'],
  joinQuiz: ['student.move'],
  submitQuiz: ['attempt.submit'],
  acceptLate: ['attempt.accept', 'attempt.restore'],
};

/** Tables whose changes alone are not audited: signing in and out, tries, joining. */
const unrecordedTables = ['sessions', 'rate_limits'];
/** Tables that mailing changes, perhaps while a later request is answered. */
const mailTables = ['one_time_codes', 'due_mails', 'email_changes'];

/**
 * What is wrong with a request's audit entries, one line each: an entry without a change, a change
 * without an entry, an entry of another action or actor, and personal data.
 *
 * @param rows as they were before it
 */
export function unfitEntries(
  entries: readonly Entry[],
  changes: readonly Change[],
  request: { operation: OperationId | undefined; succeeded: boolean; caller: string | undefined },
  rows: Rows,
): string[] {
  const { operation, succeeded, caller } = request;
  const actions: readonly string[] = (succeeded && operation && recorded[operation]) || [];
  const unrecorded = [...unrecordedTables, ...(operation === 'joinQuiz' ? ['attempts'] : [])];
  const changed = changes.filter(({ table }) => !unrecorded.includes(table));
  const matters = changed.filter(({ table }) => !mailTables.includes(table));
  const problems = entries.flatMap((entry) => [
    ...(actions.includes(entry.action) ? [] : [`recorded ${entry.action}`]),
    ...(caller !== undefined && entry.actorId !== caller
      ? [`recorded ${entry.action} of ${entry.actorId}`]
      : []),
    ...secretsIn(entry, rows).map((secret) => `recorded ${secret} in ${entry.action}`),
  ]);
  if (entries.length > 0 && changed.length === 0) problems.push('recorded what did not change');
  if (entries.length === 0 && matters.length > 0 && actions.length > 0) {
    problems.push('changed something that is not recorded');
  }
  return problems;
}

function secretsIn(entry: Entry, rows: Rows): string[] {
  // Instructors type titles, so these may contain anything here.
  const text = JSON.stringify(entry, (field, value: unknown) =>
    field === 'title' || field === 'name' ? undefined : value,
  );
  return [...rows].flatMap(([name, row]) => {
    if (!name.startsWith('users/')) return [];
    return [row['email'], row['password_hash']]
      .filter((secret) => typeof secret === 'string')
      .filter((secret) => text.includes(secret));
  });
}
