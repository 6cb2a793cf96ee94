import { expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import { contractRoutes } from '../../src/contract/operations';
import { replies } from '../../src/rules/replies';
import { mockPassword, mockQuizzes } from '../../src/testing';
import { listenTo, questionDraft, quizDraft, type Sent } from './school';

const { school, ask } = listenTo();
const { open, upcoming, closed } = mockQuizzes;

/** A call of each operation that succeeds on the first day; by Ada if there is no `who`. */
const calls: Record<OperationId, Sent & { who?: string | null }> = {
  login: { who: null, body: { email: 'ada@school.example', password: mockPassword } },
  register: {
    who: null,
    body: {
      first_name: 'Annie',
      last_name: 'Easley',
      role: 'Student',
      email: 'annie@school.example',
      password: 'rockets1',
    },
  },
  forgotPassword: { who: null, body: { email: 'ada@school.example' } },
  resetPassword: {
    who: null,
    body: { email: 'ada@school.example', otp: '', password: 'engines1' },
  },
  confirmEmail: {
    who: null,
    body: { email: 'hopper@school.example', otp: '', password: mockPassword },
  },
  changePassword: { body: { password: mockPassword, password_new: 'engines1' } },
  logout: {},
  me: {},
  groups: {},
  createGroup: { body: { name: 'Web 3', max_students: 5 } },
  group: { id: 'group-web-1' },
  updateGroup: { id: 'group-web-1', body: { name: 'Web one', max_students: 5 } },
  deleteGroup: { id: 'group-web-2' },
  students: {},
  createStudent: {
    body: { first_name: 'Annie', last_name: 'Easley', email: 'annie@school.example' },
  },
  updateStudent: { body: { _id: 'user-grace', first_name: 'Amazing Grace' } },
  topStudents: {},
  ownPlace: { who: 'student' },
  studentsWithoutGroup: {},
  student: { id: 'user-grace' },
  deleteStudent: { id: 'user-grace' },
  inviteStudent: { id: 'user-new-1' },
  addStudentToGroup: { id: 'user-george', groupId: 'group-web-2' },
  moveStudentToGroup: { id: 'user-grace', groupId: 'group-web-2' },
  removeStudentFromGroup: { id: 'user-grace', groupId: 'group-web-1' },
  questions: {},
  createQuestion: { body: questionDraft },
  importQuestions: { body: { questions: [questionDraft] } },
  updateQuestion: { id: 'question-1', body: questionDraft },
  deleteQuestion: { id: 'question-1' },
  createQuiz: { body: quizDraft },
  upcomingQuizzes: {},
  completedQuizzes: {},
  results: {},
  joinQuiz: { who: 'student', body: { code: open.code } },
  quizPaper: { who: 'katherine@school.example', id: open.id },
  submitQuiz: { who: 'katherine@school.example', id: open.id, body: { answers: [] } },
  saveAnswers: {
    who: 'katherine@school.example',
    id: open.id,
    body: { answers: [], revision: 2 },
  },
  extendTime: { id: open.id, body: { minutes: 5 } },
  evidence: { id: closed.id },
  acceptLate: { id: closed.id, body: { participation: 'attempt-closed-mary' } },
  quizChanges: { id: open.id },
  quiz: { id: open.id },
  updateQuiz: { id: open.id, body: { title: 'The web', description: 'How it works.' } },
  deleteQuiz: { id: upcoming.id },
};

const closedRoutes = contractRoutes.filter(({ roles }) => roles !== null);
/** A request in which everything is invalid. */
const unfit: Sent = { id: '!', groupId: '!', body: {} };

it.each(contractRoutes)('$id gets a reply that fits the contract', async (route) => {
  const { id: operation, success, isAction } = route;
  const { who = 'instructor', ...sent } = calls[operation];
  if (operation === 'resetPassword') {
    await ask(null, 'forgotPassword', calls.forgotPassword);
    sent.body = { ...(sent.body as object), otp: school.mails[0]?.code };
  }
  if (operation === 'confirmEmail') {
    const { email } = sent.body as { email: string };
    await ask('instructor', 'updateStudent', { body: { _id: 'user-grace', email } });
    sent.body = { ...(sent.body as object), otp: school.mails[0]?.code };
  }
  if (operation === 'inviteStudent') await ask('instructor', 'createStudent', calls.createStudent);
  const { status, body } = await ask(who, operation, sent);
  expect({ status, body }).toMatchObject({ status: success });
  if (isAction) expect(Object.keys(body as object)).toEqual(['data']);
  else expect(body).not.toHaveProperty('data');
});

it.each(closedRoutes)('$id needs a token before it checks the request', async ({ id }) => {
  await expect(ask(null, id, unfit)).resolves.toEqual({
    status: 401,
    body: replies.auth.signInFirst,
  });
});

const ofOneRole = closedRoutes.flatMap(({ id, roles }) => {
  const [role, other] = roles ?? [];
  return role === undefined || other !== undefined ? [] : [[id, role] as const];
});

it.each(ofOneRole)('%s is only for the role %s', async (id, role) => {
  const other = role === 'Instructor' ? 'student' : 'instructor';
  await expect(ask(other, id, unfit)).resolves.toEqual({
    status: 403,
    body: replies.auth.onlyFor(role),
  });
});
