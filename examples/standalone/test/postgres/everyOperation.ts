import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { OperationId } from 'quizwright/contract';
import type { Role } from 'quizwright/rules';
import { attempts } from '../../server/database/schema';
import type { School } from '../api/testSchool';

/** A request in the large school. */
export interface Asking {
  /** @default instructor `i7`, student `s311`, or no one */
  who?: string;
  id?: string;
  groupId?: string;
  body?: object;
  /** Prepares the school, and returns additions to the request. */
  prepare?: (school: School) => Promise<Omit<Asking, 'prepare'> | void>;
}

export const askedBy = { Instructor: 'i7', Student: 's311', anybody: null };

const ownGroup = 'g32';
const closedQuiz = 'z311';
const openQuiz = 'z319';

const emailOf = (who: string) => `${who}@school.example`;
const question = {
  ...{ title: 'Which?', description: 'Because.', answer: 'A', type: 'FE', difficulty: 'easy' },
  options: { A: 'one', B: 'two', C: 'three', D: 'four' },
};
const answers = ['q1', 'q2', 'q3'].map((id) => ({ question: id, answer: 'B' as const }));
const chosen = answers.map((answer) => ({ ...answer, chosen_at: '2026-05-04T09:00:00.000Z' }));
const both = (asking: Asking = {}) => ({ Instructor: asking, Student: asking });

/**
 * A successful request for every operation of the contract and each role that may send it.
 * @param password of everyone in the large school
 */
export function everyOperation(
  password: string,
): Record<OperationId, Partial<Record<Role | 'anybody', Asking>>> {
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
    logout: both(),
    me: both(),

    groups: { Instructor: {} },
    createGroup: { Instructor: { body: { name: 'New group', max_students: 5 } } },
    group: both({ id: ownGroup }),
    updateGroup: { Instructor: { id: ownGroup, body: { name: 'Renamed', max_students: 20 } } },
    deleteGroup: { Instructor: { prepare: prepareGroup } },

    students: { Instructor: {} },
    createStudent: {
      Instructor: { body: { ...person, email: emailOf('invited'), group: ownGroup } },
    },
    updateStudent: {
      Instructor: { body: { _id: 's312', email: emailOf('other'), status: 'inactive' } },
    },
    topStudents: both(),
    ownPlace: { Student: {} },
    studentsWithoutGroup: { Instructor: {} },
    student: both({ id: 's311' }),
    deleteStudent: { Instructor: { id: 's316' } },
    inviteStudent: { Instructor: { prepare: prepareInvited } },
    addStudentToGroup: { Instructor: { id: 's12502', groupId: ownGroup } },
    moveStudentToGroup: { Instructor: { id: 's314', groupId: 'g31' } },
    removeStudentFromGroup: { Instructor: { id: 's315', groupId: ownGroup } },

    questions: { Instructor: {} },
    createQuestion: { Instructor: { body: question } },
    importQuestions: { Instructor: { body: { questions: Array(20).fill(question) } } },
    updateQuestion: { Instructor: { id: 'i7q1', body: question } },
    deleteQuestion: { Instructor: { id: 'i7q2' } },

    createQuiz: {
      Instructor: {
        body: {
          ...{ title: 'New quiz', description: 'A quiz.', group: ownGroup, questions_number: 5 },
          ...{ difficulty: 'easy', type: 'DO', duration: 30, score_per_question: 2 },
          schadule: '2026-06-01T09:00:00.000Z',
        },
      },
    },
    quizChanges: { Instructor: { id: closedQuiz } },
    quiz: both({ id: closedQuiz }),
    upcomingQuizzes: both(),
    completedQuizzes: both(),
    updateQuiz: {
      Instructor: { id: closedQuiz, body: { title: 'Renamed', description: 'A quiz.' } },
    },
    deleteQuiz: { Instructor: { id: closedQuiz } },
    extendTime: { Instructor: { id: openQuiz, body: { minutes: 5 } } },

    joinQuiz: { Student: { who: 's12503', body: { code: 'Z0000319' } } },
    quizPaper: { Student: { id: openQuiz } },
    saveAnswers: { Student: { who: 's319', id: openQuiz, body: { revision: 0, answers: chosen } } },
    submitQuiz: { Student: { id: openQuiz, body: { answers } } },

    results: both(),
    evidence: { Instructor: { id: 'z312' } },
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
  return { id: made.body.data._id };
}

async function prepareReset(school: School) {
  const email = emailOf('s22');
  await school.call(null, 'POST', 'auth/forgot-password', { email });
  const mail = await vi.waitUntil(() => school.mails.find(({ to }) => to === email));
  const otp = /\d{8}/.exec(mail.text)?.[0];
  return { body: { email, otp, password: 'correct horse 2' } };
}

/** Only groups without quizzes can be deleted; this one has a student. */
async function prepareGroup(school: School) {
  const group = { name: 'Short', max_students: 5 };
  const made = await school.call<{ data: { _id: string } }>('i7', 'POST', 'group', group);
  const id = made.body.data._id;
  await school.call('i7', 'POST', `student/s12501/${id}`);
  return { id };
}

async function prepareLate({ database, now }: School) {
  const participation = 'z318s317';
  await database
    .update(attempts)
    .set({ submittedAt: null, lateAt: now, lateAnswers: { q1: 'B' } })
    .where(eq(attempts.id, participation));
  return { id: 'z318', body: { participation } };
}
