import type { OperationId } from '../api/createQuizClient';
import { contractRoute } from '../contract/operations';
import type { Reply } from './wire';
import { Unready } from './outcome';
import { requestOf } from './requests';
import type { School } from './school';

/** Calls an operation so that a server which has it cannot answer 404. */
async function probe(school: School, operation: OperationId): Promise<Reply> {
  if (operation === 'logout') {
    const { email, password } = await school.student();
    return (await school.people.signIn({ email, password })).call(operation);
  }
  const { roles, hasBody } = contractRoute(operation);
  const body = hasBody ? { body: {} } : {};
  const given = await (roles?.includes('Instructor') ? school.instructor() : school.student());
  try {
    if (operation === 'saveAnswers') {
      const { quiz, taker } = await school.taken();
      return await taker.call(operation, { ids: { id: quiz._id }, ...body });
    }
    const { ids = {} } = await requestOf(school, operation);
    return await given.call(operation, { ids, ...body });
  } catch (error) {
    if (!(error instanceof Unready && hasBody)) throw error;
    // The contract has the body looked at before anything is looked for.
    return given.call(operation, { ids: { id: given.profile._id }, ...body });
  }
}

/**
 * Whether the server has an optional operation: 404, 405, 501 and a web page say that it has not.
 */
export async function isThere(school: School, operation: OperationId): Promise<boolean> {
  const { status, text, body } = await probe(school, operation);
  const isPage = body === undefined && text.trimStart().startsWith('<');
  return ![404, 405, 501].includes(status) && !isPage;
}
