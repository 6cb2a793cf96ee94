import type { OperationId } from '../../../../src/api/createQuizClient';
import type { Standing } from './expectation';
import type { Change, Row, Rows } from './rows';

/** The tables that a success of each operation may write to; of the others it writes to none. */
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
  updateStudent: ['users', 'sessions'],
  deleteStudent: ['users', 'sessions', 'attempts', 'quizzes'],
  addStudentToGroup: ['users'],
  moveStudentToGroup: ['users'],
  removeStudentFromGroup: ['users'],
  createQuestion: ['questions'],
  importQuestions: ['questions'],
  updateQuestion: ['questions'],
  deleteQuestion: ['questions'],
  createQuiz: ['quizzes', 'quiz_items'],
  updateQuiz: ['quizzes'],
  deleteQuiz: ['quizzes', 'quiz_items', 'attempts'],
  joinQuiz: ['attempts', 'users'],
  quizPaper: ['attempts'],
  saveAnswers: ['attempts'],
  submitQuiz: ['attempts'],
  extendTime: ['quizzes', 'attempts'],
  acceptLate: ['attempts'],
};

/**
 * Limits count the tries that they refuse, codes the tries that fail, and codes are made after the
 * request that asked for one has been answered.
 */
export const countingTables: readonly string[] = ['rate_limits', 'one_time_codes'];

/** Fields that nobody else and nothing later may change, by their table. */
const fixedFields: Record<string, readonly string[]> = {
  users: ['id', 'role', 'created_at'],
  groups: ['id', 'owner_id', 'created_at'],
  questions: ['id', 'owner_id'],
  quizzes: ['id', 'owner_id', 'group_id', 'code', 'opens_at', 'score_per_question', 'created_at'],
  quiz_items: ['question_id', 'title', 'options', 'answer'],
  attempts: ['id', 'quiz_id', 'student_id', 'joined_at'],
};

/** What a submission that is returned to its student, and so refused, may still change of the attempt. */
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

/** Whether somebody may touch a row that was there before, whatever the operation. */
function mayTouch({ id, role }: Standing, { table, before, after }: Change, rows: Rows): boolean {
  if (before === undefined) return isMadeBy(id, table, after ?? {});
  const person = before[table === 'users' ? 'id' : table === 'attempts' ? 'student_id' : 'user_id'];
  if (person === id) return true;
  if (role === 'Student') return false;
  const owner = ownerOf(table, before, rows);
  if (owner === id) return true;
  const student = rows.get(`users/${String(person)}`);
  const isTheirs =
    student?.['role'] === 'Student' &&
    (student['group_id'] === null || ownerOf('users', student, rows) === id);
  // Results go with the student who is deleted, whoever made the quiz.
  if (table === 'attempts') return isTheirs && after === undefined;
  return (table === 'users' || table === 'sessions') && isTheirs;
}

function isMadeBy(id: string, table: string, row: Row): boolean {
  switch (table) {
    case 'users':
      return row['role'] === 'Student';
    case 'attempts':
      return row['student_id'] === id;
    case 'sessions':
      return row['user_id'] === id;
    default:
      return row['owner_id'] === undefined || row['owner_id'] === id;
  }
}

/** An account without a token: what signing in and setting a password do to it. */
function mayTouchUnasked({ table, before, after }: Change): boolean {
  if (table === 'sessions') return true;
  if (table !== 'users') return false;
  if (before === undefined) return true;
  return (
    JSON.stringify({ ...before, password_hash: 0 }) ===
    JSON.stringify({ ...after, password_hash: 0 })
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
 * What a request has written without having to, a line each.
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
    /** Whether it is a submission that was refused with an attempt that goes on (decision 41). */
    isReturned: boolean;
  },
  rows: Rows,
): string[] {
  const { operation, asksForToken, standing, succeeded, isReturned } = request;
  const mayWrite = succeeded || isReturned;
  const tables = (mayWrite && operation && writtenTables[operation]) || [];
  return changes
    .filter(({ table }) => !countingTables.includes(table))
    .filter((change) => {
      const { table, before, after } = change;
      if (!tables.includes(table)) return true;
      const isFixed = (field: string) =>
        JSON.stringify(before?.[field]) === JSON.stringify(after?.[field]);
      if (before && after && !fixedFields[table]?.every(isFixed) && table in fixedFields)
        return true;
      const changed = Object.keys({ ...before, ...after }).filter((field) => !isFixed(field));
      if (isReturned && !changed.every((field) => returnedFields.includes(field))) return true;
      if (!asksForToken) return !mayTouchUnasked(change);
      return standing === null || !mayTouch(standing, change, rows);
    })
    .map(describe);
}
