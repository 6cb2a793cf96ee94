import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteHandlerMethod, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { authenticate } from '../accounts/authenticate';
import { signInLimit } from '../accounts/signInLimit';
import type { Tokens } from '../accounts/tokens';
import type { Database } from '../database/database';
import { readContract } from './contract';
import { answerNotFound } from './errors';
import { operations } from './operations';
import { refuseUnstorableText } from './storableText';

export interface ApiOptions {
  database: Database;
  clock: () => Date;
  tokens: Tokens;
}

/** What the routes of the glue carry and Fastify's types do not know. */
interface ContractSchema {
  body?: { content?: Record<string, { schema: unknown }> };
}

/**
 * The routes of `openapi.yaml` under `/api`, with their validation and their security.
 *
 * @throws Error when the contract names an operation that has no handler
 */
export async function api(app: FastifyInstance, { database, clock, tokens }: ApiOptions) {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler(answerNotFound);
  app.addHook('preValidation', refuseUnstorableText);
  app.addHook('onRoute', askWhoCallsFirst);
  app.addHook('onRoute', validateEveryBody);
  await app.register(rateLimit, { global: false });

  const handlers = operations({ database, clock, tokens });
  await app.register(openapiGlue, {
    specification: readContract(),
    operationResolver: (operationId) => {
      const handler = handlers[operationId];
      if (!handler) {
        throw new Error(
          `Quizwright: no handler for ${operationId}. The contract names an operation that the server lacks. Add it to routes/operations.ts.`,
        );
      }
      return operationId === 'login' ? routeOf(handler, signInLimit) : routeOf(handler);
    },
    securityHandlers: { bearer: authenticate({ database, clock, tokens }) },
  });
}

/** The glue takes the method and the address from the contract; its type asks for them here. */
function routeOf(handler: RouteHandlerMethod, rateLimit?: object): RouteOptions {
  return { handler, ...(rateLimit && { config: { rateLimit } }) } as RouteOptions;
}

/**
 * The glue asks for the token after validation, so that strangers would learn the shape of a
 * request before they hear that they are strangers. Its only preHandler is that question.
 */
function askWhoCallsFirst(route: RouteOptions): void {
  if (!route.preHandler) return;
  route.onRequest = [route.onRequest ?? [], route.preHandler].flat();
  delete route.preHandler;
}

/** With schemas by content type Fastify skips validation where the request has no body at all. */
function validateEveryBody(route: RouteOptions): void {
  const schema = route.schema as ContractSchema | undefined;
  const json = schema?.body?.content?.['application/json']?.schema;
  if (schema && json !== undefined) route.schema = { ...route.schema, body: json };
}
