import { and, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { OperationId } from 'quizwright/contract';
import type { Role } from 'quizwright/rules';
import { attempts, quizItems } from '../../server/database/schema';
import { samplePicture } from '../../../../src/conformance/school/samplePicture';
import type { Needs } from '../../../../tests/contract/requestBy';
import type { School } from '../api/testSchool';

/** What a request in the large school needs, beside what follows from the contract. */
export interface Asking extends Needs {
  /** @default instructor `i7`, student `s311`, or no one */
  who?: string;
  /** A picture to send. */
  bytes?: Uint8Array;
  /** Prepares the school, and returns additions to the request. */
  prepare?: (school: School) => Promise<Omit<Asking, 'prepare'> | void>;
}

export const askedBy = { Instructor: 'i7', Student: 's311', anybody: null };

const ownGroup = 'g32';
const openQuiz = 'z319';

/** The things that most requests are about; the quiz has closed. */
export const usual = {
  group: ownGroup,
  media: 'i7p1-1x1',
  question: 'i7q1',
  quiz: 'z311',
  student: 's311',
};

const emailOf = (who: string) => `${who}@school.example`;
const question = {
  ...{ title: 'Which?', description: 'Because.', answer: 'A', type: 'FE', difficulty: 'easy' },
  options: { A: 'one', B: 'two', C: 'three', D: 'four' },
};
const answers = ['i7q1', 'i7q2', 'i7q3'].map((id) => ({ question: id, answer: 'B' as const }));
const chosen = answers.map((answer) => ({ ...answer, chosen_at: '2026-05-04T09:00:00.000Z' }));

/**
 * What operations need to succeed, by the role that calls them. The others need nothing.
 * @param password of everyone in the large school
 */
export function everyOperation(
  password: string,
): Partial<Record<OperationId, Partial<Record<Role | 'anybody', Asking>>>> {
  const change = { password, password_new: 'correct horse 2' };
  const person = { first_name: 'New', last_name: 'Comer' };
  return {
    login: { anybody: { body: { email: emailOf('s311'), password } } },
    register: {
      anybody: { body: { ...person, role: 'Student', email: emailOf('new'), password } },
    },
    forgotPassword: { anybody: { body: { email: emailOf('s21') } } },
    resetPassword: { anybody: { prepare: prepareReset } },
    confirmEmail: { anybody: { prepare: (school) => prepareEmail(school, password) } },
    changePassword: {
      Instructor: { who: 'i8', body: change },
      Student: { who: 's23', body: change },
    },

    deleteGroup: { Instructor: { prepare: prepareGroup } },

    createStudent: {
      Instructor: { body: { ...person, email: emailOf('invited'), group: ownGroup } },
    },
    updateStudent: {
      Instructor: { body: { _id: 's312', email: emailOf('other'), status: 'inactive' } },
    },
    deleteStudent: { Instructor: { ids: { id: 's316' } } },
    inviteStudent: { Instructor: { prepare: prepareInvited } },
    addStudentToGroup: { Instructor: { ids: { id: 's12502' } } },
    moveStudentToGroup: { Instructor: { ids: { id: 's314', groupId: 'g31' } } },
    removeStudentFromGroup: { Instructor: { ids: { id: 's315' } } },

    uploadPicture: { Instructor: { bytes: samplePicture } },
    picture: { Student: { prepare: preparePicture } },

    importQuestions: { Instructor: { body: { questions: Array(20).fill(question) } } },
    deleteQuestion: { Instructor: { ids: { id: 'i7q2' } } },

    createQuiz: {
      Instructor: {
        body: { group: ownGroup, questions_number: 5, schadule: '2026-06-01T09:00:00.000Z' },
      },
    },
    deleteQuiz: { Instructor: { ids: { id: 'z313' } } },
    extendTime: { Instructor: { ids: { id: openQuiz } } },

    joinQuiz: { Student: { who: 's12503', body: { code: 'Z0000319' } } },
    quizPaper: { Student: { ids: { id: openQuiz } } },
    saveAnswers: {
      Student: { who: 's319', ids: { id: openQuiz }, body: { revision: 0, answers: chosen } },
    },
    submitQuiz: { Student: { ids: { id: openQuiz }, body: { answers } } },

    evidence: { Instructor: { ids: { id: 'z312' } } },
    acceptLate: { Instructor: { prepare: prepareLate } },
  };
}

/** A pending email of a student in the instructor's own group. */
async function prepareEmail(school: School, password: string): Promise<Asking> {
  const email = emailOf('confirmed');
  await school.call('i7', 'PUT', 'student', { _id: 's317', email });
  const mail = await vi.waitUntil(() => school.mails.find(({ to }) => to === email));
  return { body: { email, otp: mail.code, password } };
}

/** A student without a password. */
async function prepareInvited(school: School) {
  const student = { first_name: 'Not', last_name: 'Yet', email: emailOf('not-yet') };
  const made = await school.call<{ data: { _id: string } }>('i7', 'POST', 'student', student);
  return { ids: { id: made.body.data._id } };
}

async function prepareReset(school: School) {
  const email = emailOf('s22');
  await school.call(null, 'POST', 'auth/forgot-password', { email });
  const mail = await vi.waitUntil(() => school.mails.find(({ to }) => to === email));
  const otp = /\d{8}/.exec(mail.text)?.[0];
  return { body: { email, otp, password: 'correct horse 2' } };
}

/** A picture of the instructor in the open quiz. */
async function preparePicture({ database }: School) {
  await database
    .update(quizItems)
    .set({ title: `![a point](media:${usual.media})`, format: 'markdown' })
    .where(and(eq(quizItems.quizId, openQuiz), eq(quizItems.position, 1)));
}

/** Only groups without quizzes can be deleted; this one has a student. */
async function prepareGroup(school: School) {
  const group = { name: 'Short', max_students: 5 };
  const made = await school.call<{ data: { _id: string } }>('i7', 'POST', 'group', group);
  const id = made.body.data._id;
  await school.call('i7', 'POST', `student/s12501/${id}`);
  return { ids: { id } };
}

async function prepareLate({ database, now }: School) {
  const participation = 'z318s317';
  await database
    .update(attempts)
    .set({ submittedAt: null, lateAt: now, lateAnswers: { i7q1: 'B' }, lateChosen: {} })
    .where(eq(attempts.id, participation));
  return { ids: { id: 'z318' }, body: { participation } };
}
