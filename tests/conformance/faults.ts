import type { OperationId } from '../../src/api/createQuizClient';
import type { MockSchool } from '../../src/testing';
import { rewritten, type Json } from './breaks';
import type { Passing } from './schoolFetch';

/** The header in which the run tells the school the time. */
export const clockHeader = 'x-test-clock';

/** Changes calls between the checks and the school. */
type Tamper = (call: Passing, school: MockSchool) => Promise<Response>;

/** What a server does wrong, and the operation and the rule by which the full check names it. */
type Fault = [does: string, operation: OperationId, rule: string, Tamper];

type Question = Json & { _id: string; title: string };
type Answers = { question: string }[];

/** Changes only some operations. */
const inThe =
  (operations: readonly OperationId[], tamper: Tamper): Tamper =>
  (call, school) =>
    operations.includes(call.operation) ? tamper(call, school) : call.forward();

/** Answers as if it were earlier, to callers that name the time. */
const behindBy =
  (ms: number): Tamper =>
  ({ request, forward }) => {
    const told = request.headers.get(clockHeader);
    if (told === null) return forward();
    const changed = new Request(request);
    changed.headers.set(clockHeader, new Date(Date.parse(told) - ms).toISOString());
    return forward(changed);
  };

/** Changes each question of a paper. */
const onPapers = (change: (question: Question) => Json): Tamper =>
  inThe(
    ['quizPaper'],
    rewritten<{ data: { questions: Question[] } }>(({ data }) => ({
      data: { ...data, questions: data.questions.map(change) },
    })),
  );

/** Reads something else with the token of a call. */
async function readAs({ request, forward }: Passing, path: string): Promise<unknown> {
  const { headers } = request;
  const url = request.url.replace(/\/api\/.*$/, `/api/${path}`);
  return (await forward(new Request(url, { headers: new Headers(headers) }))).json();
}

/**
 * Remembers which questions of the bank were changed or deleted, and applies that to papers.
 *
 * @param reach what a paper's question becomes; undefined removes it
 */
function reaching(
  edits: 'updateQuestion' | 'deleteQuestion',
  reach: (question: Question, edit: Json) => Question | undefined,
): Tamper {
  const changed = new Map<string, Json>();
  return async (call) => {
    const { operation, request, forward } = call;
    if (operation === edits) {
      const sent = edits === 'updateQuestion' ? ((await request.clone().json()) as Json) : {};
      const bank = (await readAs(call, 'question')) as Question[];
      const old = bank.find(({ _id }) => request.url.endsWith(`/${_id}`));
      const response = await forward();
      if (response.ok && old !== undefined) changed.set(old.title, sent);
      return response;
    }
    if (operation !== 'quizPaper') return forward();
    const response = await forward();
    if (!response.ok) return response;
    const { data } = (await response.json()) as { data: { questions: Question[] } };
    const questions = data.questions.flatMap((question) => {
      const edit = changed.get(question.title);
      return (edit === undefined ? question : reach(question, edit)) ?? [];
    });
    return Response.json({ data: { ...data, questions } });
  };
}

/** Drops answers to questions that the quiz does not ask, where the contract refuses them. */
const forgiving: Tamper = async (call) => {
  const { request, forward } = call;
  const sent = (await request.clone().json()) as { answers?: Answers };
  const quiz = request.url.split('/').at(-1);
  const paper = (await readAs(call, `quiz/without-answers/${quiz}`)) as {
    data?: { questions: Question[] };
  };
  if (paper.data === undefined || !Array.isArray(sent.answers)) return forward();
  const known = new Set(paper.data.questions.map(({ _id }) => _id));
  const answers = sent.answers.filter(({ question }) => known.has(question));
  return forward(new Request(request, { body: JSON.stringify({ ...sent, answers }) }));
};

/** Keeps the sessions of an account whose password was reset. */
const unending: Tamper = async ({ request, forward }, school) => {
  const { email = '' } = (await request.clone().json()) as { email?: string };
  const response = await forward();
  if (response.ok) school.as(email);
  return response;
};

/** Faults of a real server that the check did not notice at first. */
export const missedFaults: readonly Fault[] = [
  [
    'keeps answers until 60 s after the end',
    'saveAnswers',
    'refuses answers after the end with 409',
    inThe(['saveAnswers'], behindBy(60_000)),
  ],
  [
    'counts submissions until 90 s after the end',
    'submitQuiz',
    'counts no answers 30 seconds after the end',
    inThe(['submitQuiz'], behindBy(60_000)),
  ],
  [
    'has the right answer on the paper, as "correct"',
    'quizPaper',
    'sends students no right answer',
    onPapers((question) => ({ ...question, correct: 'B' })),
  ],
  [
    'has the right answer on the paper, under a name that nobody knows',
    'quizPaper',
    'sends students only the fields of the contract',
    onPapers((question) => ({ ...question, meta: { k: 1 } })),
  ],
  [
    'shows the edits of a question in quizzes that have drawn it',
    'updateQuestion',
    'leaves quizzes that have drawn the question as they are',
    reaching('updateQuestion', (question, { title, options }) => ({
      ...question,
      title: title as string,
      options,
    })),
  ],
  [
    'removes a deleted question from quizzes that have drawn it',
    'deleteQuestion',
    'leaves quizzes that have drawn the question as they are',
    reaching('deleteQuestion', () => undefined),
  ],
  [
    'saves answers to the questions of other quizzes',
    'saveAnswers',
    'refuses an answer to a question that the quiz does not ask',
    inThe(['saveAnswers'], forgiving),
  ],
  [
    'submits answers to the questions of other quizzes',
    'submitQuiz',
    'refuses an answer to a question that the quiz does not ask',
    inThe(['submitQuiz'], forgiving),
  ],
  [
    'keeps the sessions when a password is reset',
    'resetPassword',
    'sets the password with a mailed code, and ends all sessions',
    inThe(['resetPassword'], unending),
  ],
];
