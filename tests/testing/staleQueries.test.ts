import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import { contractRoute, contractRoutes } from '../../src/contract/operations';
import { listenTo, questionDraft, quizDraft, type Sent } from './school';

const { ask, school } = listenTo();

type Call = readonly [who: string, operation: OperationId, sent?: Sent];

/** A change that a caller makes, and what happens before it. */
interface Change {
  call: Call;
  before?: readonly (Call | { minutes: number })[];
}

const grace = 'grace@school.example';
const katherine = 'katherine@school.example';
const lateAnswer = { question: 'question-3', answer: 'D' };
const george = 'george@school.example';
const group = { name: 'Web 3', max_students: 15 };
const join: Call = [grace, 'joinQuiz', { body: { code: '7KQ2MXWD' } }];

/** Adds a student without a group, whom the instructor may change and delete. */
const invite: Call = [
  'instructor',
  'createStudent',
  { body: { first_name: 'Barbara', last_name: 'Liskov', email: 'b@school.example' } },
];
const invited = 'user-new-1';

/** A question that also changes what the bank can be filtered by. */
const tagged = { ...questionDraft, tags: ['css'] };

const changes: Partial<Record<OperationId, readonly Change[]>> = {
  createGroup: [{ call: ['instructor', 'createGroup', { body: group }] }],
  updateGroup: [{ call: ['instructor', 'updateGroup', { id: 'group-web-1', body: group }] }],
  deleteGroup: [
    {
      before: [['instructor', 'addStudentToGroup', { id: 'user-george', groupId: 'group-web-2' }]],
      call: ['instructor', 'deleteGroup', { id: 'group-web-2' }],
    },
  ],
  createStudent: [undefined, 'group-web-1'].map((into) => ({
    call: [
      'instructor',
      'createStudent',
      {
        body: {
          first_name: 'Barbara',
          last_name: 'Liskov',
          email: 'b@school.example',
          group: into,
        },
      },
    ],
  })),
  updateStudent: ['user-grace', invited].map((_id) => ({
    before: [invite],
    call: ['instructor', 'updateStudent', { body: { _id, last_name: 'Aardvark' } }],
  })),
  deleteStudent: [
    {
      before: [[katherine, 'submitQuiz', { id: 'quiz-http', body: { answers: [] } }]],
      call: ['instructor', 'deleteStudent', { id: 'user-katherine' }],
    },
    { before: [invite], call: ['instructor', 'deleteStudent', { id: invited }] },
  ],
  addStudentToGroup: [
    { call: ['instructor', 'addStudentToGroup', { id: 'user-george', groupId: 'group-web-1' }] },
  ],
  moveStudentToGroup: [
    { call: ['instructor', 'moveStudentToGroup', { id: 'user-grace', groupId: 'group-web-2' }] },
    { call: ['instructor', 'moveStudentToGroup', { id: 'user-george', groupId: 'group-web-2' }] },
  ],
  removeStudentFromGroup: [
    {
      call: ['instructor', 'removeStudentFromGroup', { id: 'user-grace', groupId: 'group-web-1' }],
    },
  ],
  createQuestion: [{ call: ['instructor', 'createQuestion', { body: tagged }] }],
  importQuestions: [{ call: ['instructor', 'importQuestions', { body: { questions: [tagged] } }] }],
  updateQuestion: [
    {
      before: [['instructor', 'createQuestion', { body: tagged }]],
      call: [
        'instructor',
        'updateQuestion',
        { id: 'question-new-1', body: { ...questionDraft, title: 'Why?' } },
      ],
    },
  ],
  deleteQuestion: [
    {
      before: [['instructor', 'createQuestion', { body: tagged }]],
      call: ['instructor', 'deleteQuestion', { id: 'question-new-1' }],
    },
  ],
  changeQuestions: [
    {
      call: ['instructor', 'changeQuestions', { body: { ids: ['question-1'], add_tags: ['css'] } }],
    },
  ],
  renameTags: [
    {
      before: [['instructor', 'createQuestion', { body: tagged }]],
      call: ['instructor', 'renameTags', { body: { tags: ['css'], to: 'CSS 3' } }],
    },
  ],
  createQuiz: [{ call: ['instructor', 'createQuiz', { body: quizDraft }] }],
  updateQuiz: ['quiz-warm-up', 'quiz-layout'].map((id) => ({
    call: ['instructor', 'updateQuiz', { id, body: { title: 'Renamed', description: 'Anew.' } }],
  })),
  deleteQuiz: ['quiz-warm-up', 'quiz-layout'].map((id) => ({
    call: ['instructor', 'deleteQuiz', { id }],
  })),
  joinQuiz: [{ call: join }, { call: [george, 'joinQuiz', { body: { code: '7KQ2MXWD' } }] }],
  extendTime: [
    {
      // Katherine is late while Grace continues, and then no longer.
      before: [
        join,
        [
          'instructor',
          'extendTime',
          { id: 'quiz-http', body: { minutes: 60, student: 'user-grace' } },
        ],
        { minutes: 40 },
        [katherine, 'submitQuiz', { id: 'quiz-http', body: { answers: [lateAnswer] } }],
      ],
      call: ['instructor', 'extendTime', { id: 'quiz-http', body: { minutes: 30 } }],
    },
  ],
  acceptLate: [
    {
      call: [
        'instructor',
        'acceptLate',
        { id: 'quiz-warm-up', body: { participation: 'attempt-closed-mary' } },
      ],
    },
  ],
};

/** The replies of the contract's queries to a caller, about everything there is. */
async function everything(who: string): Promise<Map<OperationId, string>> {
  const ids = {
    group: ['group-web-1', 'group-web-2'],
    media: [],
    student: ['user-grace', 'user-katherine', 'user-george'],
    quiz: ['quiz-http', 'quiz-layout', 'quiz-warm-up'],
  };
  const { role } = school.as(who).user;
  const answers = new Map<OperationId, string>();
  for (const { id, method, path, parameters, roles } of contractRoutes) {
    // A paper is read again each time, and must not change under its reader.
    if (method !== 'get' || id === 'quizPaper' || !roles?.includes(role)) continue;
    const about = parameters.length === 0 ? [''] : ids[path.split('/')[1] as keyof typeof ids];
    const replies = await Promise.all(about.map((one) => ask(who, id, { id: one })));
    answers.set(id, JSON.stringify(replies));
  }
  return answers;
}

async function staleAfter({ call, before = [] }: Change): Promise<OperationId[]> {
  for (const step of before) {
    if ('minutes' in step) school.clock.advance(step.minutes * 60_000);
    else await ask(...step);
  }
  const [who] = call;
  const then = await everything(who);
  const { status } = await ask(...call);
  expect(status).toBe(contractRoute(call[1]).success);
  const now = await everything(who);
  return [...now.keys()].filter((query) => now.get(query) !== then.get(query));
}

describe('an operation invalidates exactly the queries whose replies it changes', () => {
  it.each(Object.entries(changes) as [OperationId, readonly Change[]][])(
    'by %s',
    async (operation, made) => {
      const stale = new Set<OperationId>();
      for (const change of made) {
        school.reset();
        for (const query of await staleAfter(change)) stale.add(query);
      }
      expect([...stale].sort()).toEqual(
        [...(contractRoute(operation).source['x-invalidates'] ?? [])].sort(),
      );
    },
  );
});
