import type { Body, OperationId } from '../../api/createQuizClient';
import { contractRoutes, nounOf, type ContractRoute } from '../../contract/operations';
import type { Request } from '../judging/wire';
import { newPassword } from './people';
import type { School } from './school';

type Make<Id extends OperationId> = (school: School) => Request<Id> | Promise<Request<Id>>;
type WithoutBody = { [Id in OperationId]: [Body<Id>] extends [never] ? Id : never }[OperationId];

/**
 * Ids alone. What gets deleted is new each time: a server that obeys the wrong person would
 * otherwise delete what later checks need.
 */
function addressed(route: ContractRoute) {
  return async ({ decoys, expendable }: School): Promise<Request> => {
    if (!route.parameters.includes('id')) return {};
    const things = route.method === 'delete' ? expendable : decoys;
    return { ids: { id: await things[nounOf(route)]() } };
  };
}

const withoutBody = Object.fromEntries(
  contractRoutes.filter(({ hasBody }) => !hasBody).map((route) => [route.id, addressed(route)]),
) as { [Id in WithoutBody]: Make<Id> };

const groupOf = async ({ decoys }: School) => ({ ids: { id: await decoys.group() } });
const questionOf = async ({ decoys }: School) => ({ ids: { id: await decoys.question() } });
const quizOf = async ({ decoys }: School) => ({ ids: { id: await decoys.quiz() } });
/** A new student each time, because adding someone who is already in the group changes nothing. */
const placeOf = async ({ decoys, expendable }: School) => ({
  ids: { id: await expendable.student(), groupId: await decoys.group() },
});

/** A valid answer, to a question that no quiz asks. */
const answerOf = async ({ client, decoys }: School) => ({
  question: await decoys.question(),
  answer: 'A' as const,
  chosen_at: client.now().toISOString(),
});

/** A valid group. */
const groupDraft = ({ belongings }: School) => ({
  name: belongings.newName('group'),
  max_students: 5,
});

/**
 * A valid request for each operation, about things that may be harmed. A new operation that takes a
 * body does not compile until it is added here.
 */
const requests: { [Id in OperationId]: Make<Id> } = {
  ...withoutBody,
  login: ({ people }) => ({
    body: { email: people.addressOf('nobody'), password: newPassword() },
  }),
  register: ({ people, belongings }) => ({
    body: {
      first_name: belongings.newName('student'),
      last_name: 'Bystander',
      role: 'Student',
      email: people.addressOf('bystander'),
      password: newPassword(),
    },
  }),
  forgotPassword: ({ people }) => ({ body: { email: people.addressOf('nobody') } }),
  resetPassword: ({ people }) => ({
    body: { email: people.addressOf('nobody'), otp: '000000', password: newPassword() },
  }),
  confirmEmail: ({ people }) => ({
    body: { email: people.addressOf('nobody'), otp: '000000', password: newPassword() },
  }),
  changePassword: () => ({
    body: { password: newPassword(), password_new: newPassword() },
  }),
  createGroup: (school) => ({ body: groupDraft(school) }),
  updateGroup: async (school) => ({ ...(await groupOf(school)), body: groupDraft(school) }),
  createStudent: ({ people, belongings }) => ({
    body: {
      first_name: belongings.newName('student'),
      last_name: 'Passer-by',
      email: people.addressOf('passer-by'),
    },
  }),
  updateStudent: async ({ decoys, belongings }) => ({
    body: { _id: await decoys.student(), first_name: belongings.newName('student') },
  }),
  addStudentToGroup: placeOf,
  moveStudentToGroup: placeOf,
  removeStudentFromGroup: async ({ instructor, judge, expendable }) => {
    const { call } = await instructor();
    const ids = { id: await expendable.student(), groupId: await expendable.group() };
    judge.readable(await call('addStudentToGroup', { ids }));
    return { ids };
  },
  createQuestion: ({ belongings }) => ({
    body: belongings.questionDraft(),
  }),
  importQuestions: ({ belongings }) => ({
    body: { questions: [belongings.questionDraft()] },
  }),
  updateQuestion: async (school) => ({
    ...(await questionOf(school)),
    body: school.belongings.questionDraft(),
  }),
  changeQuestions: async ({ decoys, belongings }) => ({
    body: { ids: [await decoys.question()], difficulty: belongings.kind.difficulty },
  }),
  renameTags: ({ belongings }) => ({ body: { tags: [belongings.newTag()], to: 'conformance' } }),
  createQuiz: async ({ client, decoys, belongings }) => ({
    body: {
      title: belongings.newName('quiz'),
      description: 'Made by the conformance check.',
      group: await decoys.group(),
      questions_number: 1,
      ...belongings.kind,
      schadule: client.now().toISOString(),
      duration: 15,
      score_per_question: 1,
    },
  }),
  joinQuiz: () => ({ body: { code: 'NO-SUCH-CODE' } }),
  // Only a quiz that was submitted has a result.
  result: async ({ submitted, openQuiz }) => {
    await submitted();
    return { ids: { id: (await openQuiz())._id } };
  },
  submitQuiz: async (school) => ({
    ...(await quizOf(school)),
    body: { answers: [await answerOf(school)] },
  }),
  saveAnswers: async (school) => ({
    ...(await quizOf(school)),
    body: { answers: [await answerOf(school)], revision: 0 },
  }),
  extendTime: async (school) => ({ ...(await quizOf(school)), body: { minutes: 1 } }),
  acceptLate: async (school) => ({
    ...(await quizOf(school)),
    body: { participation: await school.decoys.student() },
  }),
  updateQuiz: async (school) => ({
    ...(await quizOf(school)),
    body: { title: school.belongings.newName('quiz'), description: 'Renamed.' },
  }),
};

/** A valid request about the decoys. */
export async function requestOf<Id extends OperationId>(
  school: School,
  operation: Id,
): Promise<Request<Id>> {
  return requests[operation](school);
}
