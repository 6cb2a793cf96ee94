import type { FastifyInstance, RouteHandlerMethod, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { readTypedFields, usualTypes, withQuestionTypes } from 'quizwright/rules';
import { readContract, requestSchemas } from '../kernel/contract';
import { pictureBodyLimit } from '../pictures/uploadPicture';
import { importBodyLimit } from '../questions/importQuestions';
import { answersBodyLimit } from '../quizzes/submitQuiz';
import { authenticate } from './authenticate';
import { answerNotFound } from './errors';
import { handlerOf } from './handler';
import { isOperation, operations } from './operations';
import { readNumbers } from './queries';
import { remindRefused } from './remindRefused';
import type { Services } from './services';
import { refuseUnstorableText } from './storableText';

/** What the glue's routes have and Fastify's types do not know. */
interface ContractSchema {
  body?: { content?: Record<string, { schema: unknown }> };
  response?: Record<string, unknown>;
}

/**
 * The routes of `openapi.yaml` under `/api`, with their validation and security.
 *
 * @throws Error when the contract names an operation without a handler
 */
export async function api(app: FastifyInstance, services: Services) {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  remindRefused(app, services.clock);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('preValidation', (request, _reply, done) => {
    request.body = readTypedFields(request.body);
    done();
  });
  app.addHook('preValidation', refuseUnstorableText(requestSchemas));
  app.addHook('preValidation', readNumbers(requestSchemas));
  app.addHook('onRoute', askWhoCallsFirst);
  app.addHook('onRoute', validateEveryBody);

  const types = services.questionTypes?.map(({ value }) => value) ?? usualTypes;
  await app.register(openapiGlue, {
    specification: withQuestionTypes(readContract(), types),
    operationResolver: (operationId) => {
      if (!isOperation(operationId)) {
        throw new Error(
          `Quizwright: no handler for ${operationId}. The contract names an operation that the server lacks. Add it to the operations of its noun.`,
        );
      }
      return routeOf(operationId, handlerOf(operationId, operations[operationId], services));
    },
    securityHandlers: { bearer: authenticate(services) },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name for the operation of a route. */
    operationId?: string;
  }
}

/** Larger than any request in its longest spelling, except for operations with their own limit. */
export const defaultBodyLimit = 256 * 1024;
const bodyLimits: Record<string, number> = {
  importQuestions: importBodyLimit,
  saveAnswers: answersBodyLimit,
  uploadPicture: pictureBodyLimit,
  submitQuiz: answersBodyLimit,
};

/** The maximum size of an operation's body, in bytes. */
export function bodyLimitOf(operationId: string): number {
  return bodyLimits[operationId] ?? defaultBodyLimit;
}

/** The glue takes the method and the address from the contract, but its type requires them here. */
function routeOf(operationId: string, handler: RouteHandlerMethod): RouteOptions {
  return { handler, bodyLimit: bodyLimitOf(operationId), config: { operationId } } as RouteOptions;
}

/**
 * Moves authentication before validation. The glue does it in its only preHandler, after
 * validation, so that strangers would learn the shape of a request before they are refused.
 */
function askWhoCallsFirst(route: RouteOptions): void {
  if (!route.preHandler) return;
  route.onRequest = [route.onRequest ?? [], route.preHandler].flat();
  delete route.preHandler;
}

/**
 * With schemas by content type, Fastify skips validation of requests without a body. Bytes have no
 * schema: the operation looks at them itself.
 */
function validateEveryBody(route: RouteOptions): void {
  const schema = route.schema as ContractSchema | undefined;
  if (!schema?.body) return;
  const { body, ...rest } = schema;
  const json = body.content?.['application/json']?.schema;
  route.schema = json === undefined ? rest : { ...rest, body: json };
}
