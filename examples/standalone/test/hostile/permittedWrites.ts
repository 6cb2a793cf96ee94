import type { OperationId } from '../../../../src/api/createQuizClient';
import type { Standing } from './expectation';
import type { Change, Row, Rows } from './rows';

/** The tables that each operation may write to on success; it must not write to others. */
const writtenTables: Partial<Record<OperationId, readonly string[]>> = {
  login: ['sessions'],
  register: ['users'],
  resetPassword: ['users', 'sessions'],
  changePassword: ['users', 'sessions'],
  logout: ['sessions'],
  createGroup: ['groups'],
  updateGroup: ['groups'],
  deleteGroup: ['groups', 'users'],
  createStudent: ['users'],
  confirmEmail: ['users', 'sessions', 'email_changes'],
  updateStudent: ['users', 'sessions', 'email_changes'],
  deleteStudent: ['users', 'sessions', 'attempts', 'quizzes', 'email_changes'],
  addStudentToGroup: ['users'],
  moveStudentToGroup: ['users'],
  removeStudentFromGroup: ['users'],
  uploadPicture: ['pictures', 'picture_parts', 'rate_limits'],
  createQuestion: ['questions'],
  importQuestions: ['questions'],
  changeQuestions: ['questions'],
  renameTags: ['questions'],
  updateQuestion: ['questions'],
  deleteQuestion: ['questions'],
  createQuiz: ['quizzes', 'quiz_items'],
  updateQuiz: ['quizzes'],
  deleteQuiz: ['quizzes', 'quiz_items', 'attempts', 'questions'],
  joinQuiz: ['attempts', 'users'],
  quizPaper: ['attempts'],
  saveAnswers: ['attempts'],
  submitQuiz: ['attempts'],
  extendTime: ['quizzes', 'attempts'],
  acceptLate: ['attempts', 'quizzes'],
};

/**
 * Refused tries count for limits, failed tries count for codes, and codes are made after the
 * request for one has been answered.
 */
export const countingTables: readonly string[] = ['rate_limits', 'one_time_codes'];

/** Fields that nobody else may change, now or later, by their table. */
const fixedFields: Record<string, readonly string[]> = {
  users: ['id', 'role', 'created_at', 'made_by'],
  groups: ['id', 'owner_id', 'created_at'],
  questions: ['id', 'owner_id'],
  quizzes: ['id', 'owner_id', 'group_id', 'code', 'opens_at', 'score_per_question', 'created_at'],
  quiz_items: ['question_id', 'title', 'options', 'answer'],
  attempts: ['id', 'quiz_id', 'student_id', 'joined_at'],
};

/** Fields of an attempt that a returned, and so refused, submission may still change. */
const returnedFields = ['answers', 'chosen', 'revision', 'started_at'];

function ownerOf(table: string, row: Row, rows: Rows): unknown {
  switch (table) {
    case 'groups':
    case 'questions':
    case 'quizzes':
      return row['owner_id'];
    case 'quiz_items':
    case 'attempts':
      return rows.get(`quizzes/${String(row['quiz_id'])}`)?.['owner_id'];
    case 'users':
      return rows.get(`groups/${String(row['group_id'])}`)?.['owner_id'];
    default:
      return undefined;
  }
}

/** Whether the caller may touch an existing row, whatever the operation. */
function mayTouch({ id, role }: Standing, { table, before, after }: Change, rows: Rows): boolean {
  if (before === undefined) return isMadeBy(id, table, after ?? {}, rows);
  const person = before[table === 'users' ? 'id' : table === 'attempts' ? 'student_id' : 'user_id'];
  if (person === id) return true;
  if (role === 'Student') return false;
  const owner = ownerOf(table, before, rows);
  if (owner === id) return true;
  const student = rows.get(`users/${String(person)}`);
  if (student?.['role'] !== 'Student') return false;
  if (table === 'users' && after !== undefined) return mayWrite(id, before, after, rows);
  if (table !== 'users' && table !== 'sessions' && table !== 'email_changes') return false;
  return hasBond(id, student, rows);
}

/** In one of the instructor's groups, or created by them while nobody else has results. */
function hasBond(instructor: string, student: Row, rows: Rows): boolean {
  if (ownerOf('users', student, rows) === instructor) return true;
  const hasResults = [...rows].some(
    ([name, row]) =>
      name.startsWith('attempts/') &&
      row['student_id'] === student['id'] &&
      ownerOf('attempts', row, rows) !== instructor,
  );
  return student['made_by'] === instructor && !hasResults;
}

/**
 * Every instructor may take a student without a group into one; the rest needs a bond, and an email
 * its owner.
 */
function mayWrite(instructor: string, before: Row, after: Row, rows: Rows): boolean {
  const isSame = (field: string) => before[field] === after[field];
  const isUnused = before['password_hash'] === null && before['made_by'] === instructor;
  if (!isSame('email') && !isUnused) return false;
  if (!isSame('password_hash')) return false;
  const isTaken = before['group_id'] === null && ownerOf('users', after, rows) === instructor;
  const isOnlyMoved = ['first_name', 'last_name', 'email', 'status'].every(isSame);
  return (isTaken && isOnlyMoved) || hasBond(instructor, before, rows);
}

function isMadeBy(id: string, table: string, row: Row, rows: Rows): boolean {
  switch (table) {
    case 'users':
      return row['role'] === 'Student' && row['made_by'] === id;
    case 'email_changes':
      return hasBond(id, rows.get(`users/${String(row['user_id'])}`) ?? {}, rows);
    case 'attempts':
      return row['student_id'] === id;
    case 'sessions':
      return row['user_id'] === id;
    default:
      return row['owner_id'] === undefined || row['owner_id'] === id;
  }
}

/**
 * What signing in, setting a password and confirming an email change about an account, without a
 * token.
 */
function mayTouchUnasked({ table, before, after }: Change, rows: Rows): boolean {
  if (table === 'sessions') return true;
  if (table === 'email_changes') return after === undefined;
  if (table !== 'users') return false;
  if (before === undefined) return after?.['made_by'] === null;
  const pending = rows.get(`email_changes/${String(before['id'])}`);
  const isConfirmed =
    before['email'] === after?.['email'] || after?.['email'] === pending?.['email'];
  // The texts to search follow from the others.
  const changed = { password_hash: 0, email: 0, search_text: 0 };
  return (
    isConfirmed &&
    JSON.stringify({ ...before, ...changed }) === JSON.stringify({ ...after, ...changed })
  );
}

/** Operations that queue mails. */
const mailing: readonly (OperationId | undefined)[] = [
  'createStudent',
  'updateStudent',
  'inviteStudent',
];

/**
 * Work that continues after a success, whatever is called next: mails are sent and get their codes
 * then. The right password with a wrong code uses up a try of its code.
 */
function isOfMails({ table, before, after }: Change, isMailing: boolean): boolean {
  if (table === 'due_mails') return before !== undefined || isMailing;
  const codes = { tries_left: 0, code_hash: '', expires_at: '' };
  return (
    table === 'email_changes' &&
    JSON.stringify({ ...before, ...codes }) === JSON.stringify({ ...after, ...codes })
  );
}

function describe({ table, before, after }: Change): string {
  const row = after ?? before;
  const fields = Object.keys(row ?? {}).filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
  const verb = before === undefined ? 'made' : after === undefined ? 'deleted' : 'changed';
  return `${verb} ${table}/${String(row?.['id'] ?? row?.['quiz_id'])} (${fields.join(', ')})`;
}

/**
 * What a request has written without permission, one line each.
 *
 * @param rows as they were before it
 */
export function unpermittedWrites(
  changes: readonly Change[],
  request: {
    operation: OperationId | undefined;
    asksForToken: boolean;
    standing: Standing | null;
    succeeded: boolean;
    /** Whether a submission was refused and its attempt continues (decision 41). */
    isReturned: boolean;
  },
  rows: Rows,
): string[] {
  const { operation, asksForToken, standing, succeeded, isReturned } = request;
  const mayWrite = succeeded || isReturned;
  const tables = (mayWrite && operation && writtenTables[operation]) || [];
  return changes
    .filter(({ table }) => !countingTables.includes(table))
    .filter((change) => !isOfMails(change, succeeded && mailing.includes(operation)))
    .filter((change) => {
      const { table, before, after } = change;
      if (!tables.includes(table)) return true;
      const isFixed = (field: string) =>
        JSON.stringify(before?.[field]) === JSON.stringify(after?.[field]);
      if (before && after && !fixedFields[table]?.every(isFixed) && table in fixedFields)
        return true;
      const changed = Object.keys({ ...before, ...after }).filter((field) => !isFixed(field));
      if (isReturned && !changed.every((field) => returnedFields.includes(field))) return true;
      if (!asksForToken) return !mayTouchUnasked(change, rows);
      return standing === null || !mayTouch(standing, change, rows);
    })
    .map(describe);
}
