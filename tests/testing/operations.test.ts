import { expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import { contractRoute, contractRoutes, type ContractRoute } from '../../src/contract/operations';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { samplePicture } from '../../src/conformance/school/samplePicture';
import { requestBy, type Needs } from '../contract/requestBy';
import { listenTo, quizDraft, type Sent } from './school';

const { school, ask } = listenTo();
const { open, upcoming, closed } = mockQuizzes;

/** The school's usual things. */
const usual = {
  group: 'group-web-1',
  media: 'picture-new-1-1x1',
  question: 'question-1',
  quiz: open.id,
  student: 'user-grace',
};

/** What a call needs to succeed on the first day, beside what follows from the contract. */
const calls: Partial<Record<OperationId, Needs & { who?: string }>> = {
  register: { body: { email: 'annie@school.example' } },
  confirmEmail: { body: { email: 'hopper@school.example' } },
  deleteGroup: { ids: { id: 'group-web-2' } },
  createStudent: { body: { email: 'annie@school.example', group: usual.group } },
  updateStudent: { body: { _id: 'user-grace' } },
  inviteStudent: { ids: { id: 'user-new-1' } },
  addStudentToGroup: { ids: { id: 'user-george', groupId: 'group-web-2' } },
  moveStudentToGroup: { ids: { id: 'user-grace', groupId: 'group-web-2' } },
  createQuiz: { body: quizDraft },
  joinQuiz: { who: 'student', body: { code: open.code } },
  submitQuiz: { body: { answers: [] } },
  saveAnswers: { body: { answers: [], revision: 2 } },
  evidence: { ids: { id: closed.id } },
  acceptLate: { ids: { id: closed.id }, body: { participation: 'attempt-closed-mary' } },
  deleteQuiz: { ids: { id: upcoming.id } },
};

/** Who calls an operation: Ada if she may, or a student who has joined the open quiz. */
function callerOf({ id, roles }: ContractRoute): string | null {
  if (roles === null) return null;
  return roles.includes('Instructor')
    ? 'instructor'
    : (calls[id]?.who ?? 'katherine@school.example');
}

function callOf(route: ContractRoute): Sent {
  const { ids, body } = requestBy(route, usual, calls[route.id]);
  return { ...ids, body };
}

const closedRoutes = contractRoutes.filter(({ roles }) => roles !== null);
/** A request in which everything is invalid. */
const unfit: Sent = { id: '!', groupId: '!', body: {} };

it.each(contractRoutes)('$id gets a reply that fits the contract', async (route) => {
  const { id: operation, success, isAction } = route;
  const sent = callOf(route);
  if (operation === 'resetPassword') {
    await ask(null, 'forgotPassword', callOf(contractRoute('forgotPassword')));
    sent.body = { ...(sent.body as object), otp: school.mails[0]?.code };
  }
  if (operation === 'confirmEmail') {
    const { email } = sent.body as { email: string };
    await ask('instructor', 'updateStudent', { body: { _id: 'user-grace', email } });
    sent.body = { ...(sent.body as object), otp: school.mails[0]?.code };
  }
  if (operation === 'inviteStudent') {
    await ask('instructor', 'createStudent', callOf(contractRoute('createStudent')));
  }
  if (operation === 'picture') await ask('instructor', 'uploadPicture', { bytes: samplePicture });
  if (operation === 'uploadPicture') sent.bytes = samplePicture;
  const { status, body } = await ask(callerOf(route), operation, sent);
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
