import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { OperationId } from '../api/createQuizClient';
import { attemptAnswers } from './answers/attempts';
import { authAnswers, authenticate } from './answers/auth';
import type { Answers, Call } from './answers/call';
import { groupAnswers } from './answers/groups';
import { joiningAnswers } from './answers/joining';
import { questionAnswers } from './answers/questions';
import { quizAnswers } from './answers/quizzes';
import { resultAnswers } from './answers/results';
import type { Fault, Faults } from './faults';
import { Refusal } from './refusal';
import { checkPathId, readBody } from './requestBodies';
import { routes } from './routes';
import type { SchoolClock } from './schoolClock';
import type { SchoolData } from './schoolData';

/** What the handlers answer from. */
export interface SchoolInside {
  data(): SchoolData;
  clock: SchoolClock;
  faults: Faults;
}

/** An operation that is added to the contract does not compile until it is answered here. */
const answers: Answers<OperationId> = {
  ...authAnswers,
  ...groupAnswers,
  ...questionAnswers,
  ...quizAnswers,
  ...joiningAnswers,
  ...attemptAnswers,
  ...resultAnswers,
};

function faultResponse({ status, message }: Fault): Response {
  if (status === 'network') return HttpResponse.error();
  return HttpResponse.json(message === undefined ? {} : { message }, { status });
}

function refusalResponse({ status, message, errors }: Refusal): Response {
  return HttpResponse.json(errors === undefined ? { message } : { message, errors }, { status });
}

async function answerCall<Id extends OperationId>(
  school: SchoolInside,
  operation: Id,
  request: Request,
  id: string | undefined,
): Promise<Response> {
  const { roles, status, isAction } = routes[operation];
  const data = school.data();
  const caller =
    roles === null ? null : authenticate(data, request.headers.get('authorization'), roles);
  if (id !== undefined) checkPathId(id);
  const body = await readBody(operation, request);
  const answer = answers[operation]({
    data,
    now: school.clock.now(),
    // Only `login` has no roles, which the two tables say in ways that the compiler cannot join.
    caller: caller as Call<Id>['caller'],
    id: id ?? '',
    body,
  }) as JsonBodyType;
  return HttpResponse.json(isAction ? { data: answer } : answer, { status });
}

async function respond(
  school: SchoolInside,
  operation: OperationId,
  request: Request,
  id: string | undefined,
): Promise<Response> {
  const fault = school.faults.take(operation);
  await school.faults.wait();
  if (fault !== undefined) return faultResponse(fault);
  try {
    return await answerCall(school, operation, request, id);
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

/** A handler an operation of the contract, below `baseUrl`. */
export function createHandlers(school: SchoolInside, baseUrl: string): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '');
  return (Object.keys(routes) as OperationId[]).map((operation) => {
    const { method, path } = routes[operation];
    const pattern = `${base}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[method](pattern, ({ request, params }) =>
      respond(school, operation, request, typeof params.id === 'string' ? params.id : undefined),
    );
  });
}
