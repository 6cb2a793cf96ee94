import { missingStatuses } from '../../api/ApiError';
import type { OperationId } from '../../api/createQuizClient';
import { contractRoute } from '../../contract/operations';
import type { Reply } from '../judging/wire';
import { Mismatch, Unready } from '../judging/outcome';
import { requestOf } from './requests';
import type { School } from './school';

/** A reply to a call that does not get a 404 if the operation exists. */
type Sign = Pick<Reply, 'status'> & Partial<Pick<Reply, 'text' | 'body'>>;
type Probe = (school: School, isPlain: boolean) => Promise<Sign>;

/** A successful making shows that its operation exists, and so does the reply that refused it. */
async function signOf(operation: OperationId, making: Promise<unknown>): Promise<Sign> {
  try {
    await making;
    return { status: 200 };
  } catch (error) {
    const cause = error instanceof Unready ? error.cause : error;
    const isAnswer = cause instanceof Mismatch && cause.operation === operation;
    if (!isAnswer || cause.status === undefined) throw error;
    return { status: cause.status };
  }
}

/** With a valid body, because a server may look up the ids in it before anything else. */
function inFull(operation: OperationId): Probe {
  return async (school) => {
    const { call } = await school.instructor();
    return call(operation, await requestOf(school, operation));
  };
}

function ofTaker(operation: 'saveAnswers' | 'submitQuiz'): Probe {
  return async ({ taken }) => {
    const { quiz, taker } = await taken();
    return taker.call(operation, { ids: { id: quiz._id }, body: {} });
  };
}

const probes: Partial<Record<OperationId, Probe>> = {
  logout: async ({ people, student }) => {
    const { email, password } = await student();
    return (await people.signIn({ email, password })).call('logout');
  },
  createQuiz: inFull('createQuiz'),
  updateStudent: inFull('updateStudent'),
  joinQuiz: ({ joined }) => signOf('joinQuiz', joined()),
  quizPaper: ({ taken }) => signOf('quizPaper', taken()),
  // A missing picture is a 404 as well. A server that takes pictures also shows them.
  picture: async ({ instructor }) => (await instructor()).call('uploadPicture'),
  saveAnswers: ofTaker('saveAnswers'),
  // A plain server might accept a body without answers as a submission.
  submitQuiz: (school, isPlain) =>
    isPlain ? signOf('submitQuiz', school.submitted()) : ofTaker('submitQuiz')(school, isPlain),
};

/** Calls an operation in such a way that a server which has it cannot reply with 404. */
async function ask(school: School, operation: OperationId, isPlain: boolean): Promise<Sign> {
  const { roles, hasBody } = contractRoute(operation);
  const body = hasBody ? { body: {} } : {};
  const given = await (roles?.includes('Instructor') ? school.instructor() : school.student());
  try {
    const probe = probes[operation];
    if (probe !== undefined) return await probe(school, isPlain);
    const { ids = {} } = await requestOf(school, operation);
    return await given.call(operation, { ids, ...body });
  } catch (error) {
    if (isPlain || !(error instanceof Unready && hasBody)) throw error;
    // By the contract, a server checks the body before it looks anything up.
    return given.call(operation, { ids: { id: given.profile._id }, ...body });
  }
}

async function isThere(school: School, operation: OperationId, isPlain: boolean): Promise<boolean> {
  try {
    const { status, text = '', body } = await ask(school, operation, isPlain);
    // Some servers send the page of an app for a missing route. An error page is a crash.
    const isPage = status < 400 && body === undefined && text.trimStart().startsWith('<');
    return !missingStatuses.includes(status) && !isPage;
  } catch (error) {
    if (!(error instanceof Mismatch || error instanceof Unready)) throw error;
    return true;
  }
}

/**
 * Finds out once for each operation whether the server has it. `missingStatuses` and the page of an
 * app mean that it does not.
 *
 * @param isPlain whether a server may look things up before it checks bodies
 * @returns true as well if this cannot be found out; the checks then say why
 */
export function createPresence(
  isPlain: boolean,
): (school: School, operation: OperationId) => Promise<boolean> {
  const known = new Map<OperationId, boolean>();
  return async (school, operation) => {
    const answer = known.get(operation) ?? (await isThere(school, operation, isPlain));
    known.set(operation, answer);
    return answer;
  };
}
