import type { OperationId } from '../../../../src/api/createQuizClient';
import { chosenAt, submissionOf } from '../api/fixtures';
import { monday, password } from '../api/testSchool';
import { emailOf, newEmail, type Bond } from './hostileSchool';

export type Person = 'ines' | 'otto' | 'rita' | 'gina' | 'nora';
export type Ids = Record<string, string>;

/**
 * The replies of an operation to callers whom its `x-roles` admit, on objects of Ines: to herself,
 * to the other instructor, to a student of her group, to one of another group and to one without a
 * group.
 */
export interface AccessRow extends Partial<Record<Person, number>> {
  /** For an operation without a token. */
  anybody?: number;
  /** The ids in the address. An unknown one is a 404. */
  ids?: Ids;
  /** Replaces fields of the contract's example. */
  body?: Record<string, unknown>;
  /** Fields of the body that refer to an object, with the status for an unknown one. */
  references?: Record<string, number>;
  /**
   * For an operation about a student, by their tie to Ines: the replies to her, and to Otto. The
   * student replaces `ids.id`, or `_id` in the body.
   */
  bonds?: Readonly<Record<Bond, readonly [ines: number, otto: number]>>;
  /** The group in the address when Otto calls; his own is `green`. */
  groupOfOtto?: string;
}

/** Acts that need a bond, and do not endanger others' results. */
const edited: AccessRow['bonds'] = {
  'in a group of hers': [200, 403],
  'in a group of hers, with results of the other': [200, 403],
  'in a group of the other': [403, 200],
  'in no group, made by her': [200, 403],
  'in no group, made by her, with results of the other': [403, 403],
  'in no group, registered': [403, 403],
};

const everybody = { ines: 200, otto: 200, rita: 200, gina: 200, nora: 200 };
const instructors = { ines: 200, otto: 200 };
const owner = { ines: 200, otto: 404 };
const participant = { rita: 200, gina: 404, nora: 404 };
const oldAndNew = { password, password_new: 'another horse 2' };

/**
 * The exact status of every operation of the contract; the objects are those of
 * `openHostileSchool`.
 */
export const accessTable: Readonly<Record<OperationId, AccessRow>> = {
  login: { body: { email: emailOf('ines'), password }, anybody: 200 },
  register: { anybody: 201 },
  forgotPassword: { body: { email: emailOf('ines') }, anybody: 200 },
  resetPassword: { body: { email: emailOf('rita') }, anybody: 200 },
  confirmEmail: { body: { email: newEmail, password }, anybody: 200 },
  changePassword: { body: oldAndNew, ...everybody },
  logout: everybody,
  me: everybody,

  groups: instructors,
  createGroup: { ines: 201, otto: 201 },
  group: { ids: { id: 'red' }, ...owner, ...participant },
  updateGroup: { ids: { id: 'red' }, ...owner },
  deleteGroup: { ids: { id: 'gray' }, ...owner },

  students: instructors,
  createStudent: { body: { group: 'red' }, references: { group: 400 }, ines: 201, otto: 400 },
  // Rita is taking a quiz.
  updateStudent: {
    body: { _id: 'rita', status: 'active' },
    references: { _id: 404 },
    ines: 200,
    otto: 403,
    bonds: edited,
  },
  topStudents: everybody,
  ownPlace: { rita: 200, gina: 200, nora: 200 },
  studentsWithoutGroup: instructors,
  student: {
    ids: { id: 'rita' },
    ...instructors,
    ...participant,
    bonds: {
      'in a group of hers': [200, 200],
      'in a group of hers, with results of the other': [200, 200],
      'in a group of the other': [200, 200],
      'in no group, made by her': [200, 200],
      'in no group, made by her, with results of the other': [200, 200],
      'in no group, registered': [200, 200],
    },
  },
  deleteStudent: {
    ids: { id: 'ruth' },
    ines: 200,
    otto: 403,
    bonds: {
      ...edited,
      'in a group of hers, with results of the other': [409, 403],
      // She is taking his quiz.
      'in a group of the other': [403, 409],
    },
  },
  // Rita and the others have passwords, so they need no invitation.
  inviteStudent: {
    ids: { id: 'rita' },
    ines: 409,
    otto: 403,
    bonds: {
      'in a group of hers': [409, 403],
      'in a group of hers, with results of the other': [409, 403],
      'in a group of the other': [403, 409],
      'in no group, made by her': [409, 403],
      'in no group, made by her, with results of the other': [403, 403],
      'in no group, registered': [403, 403],
    },
  },
  addStudentToGroup: {
    ids: { id: 'nora', groupId: 'red' },
    ...owner,
    groupOfOtto: 'green',
    bonds: {
      'in a group of hers': [200, 409],
      'in a group of hers, with results of the other': [409, 409],
      'in a group of the other': [409, 200],
      'in no group, made by her': [200, 200],
      'in no group, made by her, with results of the other': [200, 200],
      'in no group, registered': [200, 200],
    },
  },
  moveStudentToGroup: {
    ids: { id: 'rita', groupId: 'gray' },
    ...owner,
    groupOfOtto: 'green',
    bonds: {
      'in a group of hers': [200, 403],
      'in a group of hers, with results of the other': [200, 403],
      'in a group of the other': [403, 200],
      'in no group, made by her': [200, 200],
      'in no group, made by her, with results of the other': [200, 200],
      'in no group, registered': [200, 200],
    },
  },
  removeStudentFromGroup: {
    ids: { id: 'rita', groupId: 'red' },
    ...owner,
    groupOfOtto: 'green',
    bonds: {
      'in a group of hers': [200, 404],
      'in a group of hers, with results of the other': [404, 404],
      'in a group of the other': [404, 200],
      'in no group, made by her': [404, 404],
      'in no group, made by her, with results of the other': [404, 404],
      'in no group, registered': [404, 404],
    },
  },

  questions: instructors,
  createQuestion: { ines: 201, otto: 201 },
  importQuestions: { ines: 201, otto: 201 },
  updateQuestion: { ids: { id: 'why' }, ...owner },
  deleteQuestion: { ids: { id: 'why' }, ...owner },

  createQuiz: {
    body: { group: 'red', questions_number: 5, type: 'FE', schadule: monday.toISOString() },
    references: { group: 400 },
    ines: 201,
    otto: 400,
  },
  upcomingQuizzes: everybody,
  completedQuizzes: everybody,
  results: everybody,
  joinQuiz: {
    body: { code: 'CODE2222' },
    references: { code: 404 },
    rita: 200,
    gina: 403,
    nora: 200,
  },
  quizPaper: { ids: { id: 'open' }, ...participant },
  submitQuiz: { ids: { id: 'open' }, body: submissionOf('A'), ...participant },
  saveAnswers: {
    ids: { id: 'open' },
    body: { answers: chosenAt(monday, 'A'), revision: 0 },
    ...participant,
  },
  extendTime: {
    ids: { id: 'open' },
    body: { student: 'rita' },
    references: { student: 400 },
    ...owner,
  },
  evidence: { ids: { id: 'done' }, ...owner },
  acceptLate: {
    ids: { id: 'done' },
    body: { participation: 'ruth-done' },
    references: { participation: 404 },
    ...owner,
  },
  quizChanges: { ids: { id: 'open' }, ...owner },
  quiz: { ids: { id: 'open' }, ...owner, ...participant },
  updateQuiz: { ids: { id: 'open' }, ...owner },
  deleteQuiz: { ids: { id: 'done' }, ...owner },
};
