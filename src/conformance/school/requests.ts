import type { OperationId } from '../../api/createQuizClient';
import { kind, questionDraft } from './belongings';
import type { Request } from '../judging/wire';
import { newPassword } from './people';
import type { Nouns, School } from './school';

type Requests = { [Id in OperationId]: (school: School) => Request<Id> | Promise<Request<Id>> };

const groupOf = async ({ decoys }: School) => ({ ids: { id: await decoys.group() } });
const questionOf = async ({ decoys }: School) => ({ ids: { id: await decoys.question() } });
const quizOf = async ({ decoys }: School) => ({ ids: { id: await decoys.quiz() } });
const studentOf = async ({ decoys }: School) => ({ ids: { id: await decoys.student() } });
/** A new student each time, because adding someone who is already in the group changes nothing. */
const placeOf = async ({ decoys, expendable }: School) => ({
  ids: { id: await expendable.student(), groupId: await decoys.group() },
});
const nothing = () => ({});
/**
 * Things to delete. A server that obeys the wrong person would otherwise delete what later checks
 * need.
 */
const expendableOf =
  (noun: keyof Nouns) =>
  async ({ expendable }: School) => ({ ids: { id: await expendable[noun]() } });

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
 * A valid request for each operation, about things that may be harmed. A new operation in the
 * contract does not compile until it is added here.
 */
const requests: Requests = {
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
  logout: nothing,
  me: nothing,
  groups: nothing,
  createGroup: (school) => ({ body: groupDraft(school) }),
  group: groupOf,
  updateGroup: async (school) => ({ ...(await groupOf(school)), body: groupDraft(school) }),
  deleteGroup: expendableOf('group'),
  students: nothing,
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
  topStudents: nothing,
  ownPlace: nothing,
  studentsWithoutGroup: nothing,
  student: studentOf,
  deleteStudent: expendableOf('student'),
  inviteStudent: async ({ decoys }) => ({ ids: { id: await decoys.student() } }),
  addStudentToGroup: placeOf,
  moveStudentToGroup: placeOf,
  removeStudentFromGroup: async ({ instructor, judge, expendable }) => {
    const { call } = await instructor();
    const ids = { id: await expendable.student(), groupId: await expendable.group() };
    judge.readable(await call('addStudentToGroup', { ids }));
    return { ids };
  },
  questions: nothing,
  createQuestion: ({ belongings }) => ({
    body: questionDraft(belongings.newName('question')),
  }),
  importQuestions: ({ belongings }) => ({
    body: { questions: [questionDraft(belongings.newName('question'))] },
  }),
  updateQuestion: async (school) => ({
    ...(await questionOf(school)),
    body: questionDraft(school.belongings.newName('question')),
  }),
  deleteQuestion: expendableOf('question'),
  createQuiz: async ({ client, decoys, belongings }) => ({
    body: {
      title: belongings.newName('quiz'),
      description: 'Made by the conformance check.',
      group: await decoys.group(),
      questions_number: 1,
      ...kind,
      schadule: client.now().toISOString(),
      duration: 15,
      score_per_question: 1,
    },
  }),
  upcomingQuizzes: nothing,
  completedQuizzes: nothing,
  results: nothing,
  joinQuiz: () => ({ body: { code: 'NO-SUCH-CODE' } }),
  quizPaper: quizOf,
  submitQuiz: async (school) => ({
    ...(await quizOf(school)),
    body: { answers: [await answerOf(school)] },
  }),
  saveAnswers: async (school) => ({
    ...(await quizOf(school)),
    body: { answers: [await answerOf(school)], revision: 0 },
  }),
  extendTime: async (school) => ({ ...(await quizOf(school)), body: { minutes: 1 } }),
  evidence: quizOf,
  acceptLate: async (school) => ({
    ...(await quizOf(school)),
    body: { participation: await school.decoys.student() },
  }),
  quizChanges: quizOf,
  quiz: quizOf,
  updateQuiz: async (school) => ({
    ...(await quizOf(school)),
    body: { title: school.belongings.newName('quiz'), description: 'Renamed.' },
  }),
  deleteQuiz: expendableOf('quiz'),
};

/** A valid request about the decoys. */
export async function requestOf<Id extends OperationId>(
  school: School,
  operation: Id,
): Promise<Request<Id>> {
  return requests[operation](school);
}
