import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Call } from '../accounts/caller';
import { signIn, type SignIn } from '../accounts/signIn';
import type { Tokens } from '../accounts/tokens';
import type { Database } from '../database/database';
import { listGroups, readGroup } from '../groups/readGroups';
import { createQuestion, listQuestions, type QuestionDraft } from '../questions/bank';
import { createQuiz, type QuizDraft } from '../quizzes/createQuiz';
import { joinQuiz } from '../quizzes/joinQuiz';
import { readPaper } from '../quizzes/readPaper';
import { listCompletedQuizzes, listUpcomingQuizzes, readQuiz } from '../quizzes/readQuizzes';
import type { Submission } from '../quizzes/submission';
import { submitQuiz } from '../quizzes/submitQuiz';
import { listResults } from '../results/listResults';

interface Services {
  database: Database;
  clock: () => Date;
  tokens: Tokens;
}

type Operation = (call: Call, request: { id: string; body: unknown }) => Promise<unknown>;

/**
 * The handlers of the contract's operations by operation id. Lists and single reads answer the
 * bare JSON, actions `{ data }`. Requests have been validated against the contract before.
 */
export function operations(services: Services): Record<string, RouteHandlerMethod> {
  return {
    login: async (request) => ({
      data: await signIn(services.database, services.tokens, request.body as SignIn),
    }),
    groups: read(services, listGroups),
    group: read(services, (call, { id }) => readGroup(call, id)),
    questions: read(services, listQuestions),
    createQuestion: act(services, 201, (call, { body }) =>
      createQuestion(call, body as QuestionDraft),
    ),
    createQuiz: act(services, 201, (call, { body }) => createQuiz(call, body as QuizDraft)),
    upcomingQuizzes: read(services, listUpcomingQuizzes),
    completedQuizzes: read(services, listCompletedQuizzes),
    results: read(services, listResults),
    joinQuiz: act(services, 200, (call, { body }) =>
      joinQuiz(call, (body as { code: string }).code),
    ),
    quizPaper: act(services, 200, (call, { id }) => readPaper(call, id)),
    submitQuiz: act(services, 200, (call, { id, body }) =>
      submitQuiz(call, id, body as Submission),
    ),
    quiz: read(services, (call, { id }) => readQuiz(call, id)),
  };
}

function read(services: Services, operation: Operation): RouteHandlerMethod {
  return (request) => operation(callOf(services, request), partsOf(request));
}

function act(services: Services, status: number, operation: Operation): RouteHandlerMethod {
  return async (request, reply) => {
    const data = await operation(callOf(services, request), partsOf(request));
    return reply.code(status).send({ data });
  };
}

function callOf({ database, clock }: Services, { caller, url }: FastifyRequest): Call {
  if (!caller) {
    throw new Error(
      `Quizwright: nobody is known to call ${url}. The contract asks for no token there. Handle it as login is handled.`,
    );
  }
  return { database, now: clock(), caller };
}

function partsOf({ params, body }: FastifyRequest): { id: string; body: unknown } {
  return { id: (params as { id?: string }).id ?? '', body };
}
