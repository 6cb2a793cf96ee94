import type { OperationId } from '../../../../src/api/createQuizClient';
import { contractRoutes, type ContractRoute } from '../../../../src/contract/operations';
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
  /** Replaces the usual ids in the address. An unknown one is a 404. */
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

const oldAndNew = { password, password_new: 'another horse 2' };

/** The things of Ines that most requests are about. */
export const usual = {
  group: 'red',
  media: 'picture-1x1',
  question: 'why',
  quiz: 'open',
  student: 'rita',
};

/**
 * What follows from the contract: whom `x-roles` names is let in, and a thing of somebody else does
 * not exist. Rita is the only student here to whom the usual things belong.
 */
function accessOf({ roles, parameters, success }: ContractRoute): AccessRow {
  if (roles === null) return { anybody: success };
  const others = parameters.length > 0 ? 404 : success;
  return {
    ...(roles.includes('Instructor') && { ines: success, otto: others }),
    ...(roles.includes('Student') && { rita: success, gina: others, nora: others }),
  };
}

/** Where an operation needs other ids or a body, or the state of the school matters. */
const exceptions: Readonly<Partial<Record<OperationId, AccessRow>>> = {
  login: { body: { email: emailOf('ines'), password } },
  forgotPassword: { body: { email: emailOf('ines') } },
  resetPassword: { body: { email: emailOf('rita') } },
  confirmEmail: { body: { email: newEmail, password } },
  changePassword: { body: oldAndNew },

  deleteGroup: { ids: { id: 'gray' } },

  createStudent: { body: { group: 'red' }, references: { group: 400 }, otto: 400 },
  // Rita is taking a quiz.
  updateStudent: {
    body: { _id: 'rita', status: 'active' },
    references: { _id: 404 },
    otto: 403,
    bonds: edited,
  },
  student: {
    // Instructors see every student.
    otto: 200,
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
    ids: { id: 'nora' },
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
    ids: { groupId: 'gray' },
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

  // Without a picture.
  uploadPicture: { ines: 400, otto: 400 },

  createQuiz: {
    body: { group: 'red', questions_number: 5, type: 'FE', schadule: monday.toISOString() },
    references: { group: 400 },
    otto: 400,
  },
  joinQuiz: {
    body: { code: 'CODE2222' },
    references: { code: 404 },
    // A student without a group gets into the quiz's.
    gina: 403,
  },
  submitQuiz: { body: submissionOf('A') },
  saveAnswers: {
    body: { answers: chosenAt(monday, 'A'), revision: 0 },
  },
  extendTime: {
    body: { student: 'rita' },
    references: { student: 400 },
  },
  // The other quiz is open, and nobody has submitted it.
  result: { ids: { id: 'done' } },
  evidence: { ids: { id: 'done' } },
  acceptLate: {
    ids: { id: 'done' },
    body: { participation: 'ruth-done' },
    references: { participation: 404 },
  },
  deleteQuiz: { ids: { id: 'done' } },
};

/**
 * The exact status of every operation of the contract; the objects are those of
 * `openHostileSchool`.
 */
export const accessTable = Object.fromEntries(
  contractRoutes.map((route) => [route.id, { ...accessOf(route), ...exceptions[route.id] }]),
) as Readonly<Record<OperationId, AccessRow>>;
