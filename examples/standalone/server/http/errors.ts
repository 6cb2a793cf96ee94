import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureBody } from 'quizwright/contract';
import { invalidRequest, replies, requestProblems } from 'quizwright/rules';
import { databaseTrouble, type Trouble } from '../database/databaseTrouble';
import { requestSchemas, successOf } from '../kernel/contract';
import { Failure, fieldsFailure, TooManyTries, Unavailable } from '../kernel/failure';
import { importBodyLimit } from '../questions/importQuestions';
import { inLanguage, nameLanguage, wordsFor } from './languages';

/** When to retry while the database cannot be used, in seconds. */
export const retryAfterSeconds = 5;

/** Replies to what Fastify itself refuses before it reaches a route. */
const frameworkReplies: Record<string, FailureBody> = {
  FST_ERR_CTP_INVALID_JSON_BODY: replies.requests.brokenJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidRequest([]),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: replies.requests.wrongType,
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'request.tooLarge',
    message: 'The body of the request is too large. Send less at once.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'request.invalid',
    message: 'The body of the request is not as long as its header says. Send it again.',
  },
  FST_ERR_BAD_URL: {
    code: 'request.invalid',
    message: 'The address of the request is not valid. Check its percent signs.',
  },
  FST_ERR_MAX_PARAM_LENGTH: { message: 'The address of the request is too long.' },
};

/**
 * A refused body up to this length is read to its end. In bytes; twice the largest accepted body.
 */
const longestReadToEnd = 2 * importBodyLimit;

/**
 * The glue wraps what a security handler throws: its refusal, or the failure of an unavailable
 * database, which must not read as "sign in again".
 */
function unwrapped(error: FastifyError): FastifyError | Failure {
  const inner = (error as { errors?: unknown }).errors;
  if (!(error instanceof Failure) && Array.isArray(inner) && inner[0] instanceof Error) {
    return inner[0] as FastifyError;
  }
  return error;
}

function failureOf(
  error: FastifyError | Failure,
  status: number,
  request: FastifyRequest,
): Pick<Failure, 'body' | 'language'> {
  if (error instanceof Failure) return error;
  if (error.validation) {
    const { operationId = '' } = request.routeOptions.config;
    const schemas: Record<string, typeof requestSchemas.path> = {
      params: requestSchemas.path,
      querystring: requestSchemas.queryOf(operationId),
    };
    const schema = schemas[error.validationContext ?? ''] ?? requestSchemas.bodyOf(operationId);
    const { language, words } = wordsFor(request.headers['accept-language']);
    const errors = requestProblems(error.validation, schema, requestSchemas.named, words);
    return fieldsFailure(errors, language);
  }
  const { operationId } = request.routeOptions.config;
  if (status === 415 && operationId !== undefined && successOf(operationId).takesBytes) {
    return { body: replies.pictures.wrongType };
  }
  const body =
    frameworkReplies[error.code] ??
    (status === 429
      ? { code: 'tries.tooMany', message: 'Too many requests. Wait a minute and try again.' }
      : { message: 'The request cannot be read. Check it and try again.' });
  return { body };
}

function unavailable(trouble: Trouble, { method }: FastifyRequest): Unavailable {
  const { database } = replies;
  const isRead = method === 'GET';
  const silent = isRead ? database.silent : database.outcomeUnknown;
  return new Unavailable(trouble === 'full' ? database.full : silent, retryAfterSeconds);
}

/** Answers any error as the contract's failure; an unexpected one is logged and reveals nothing. */
export function answerError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const inner = unwrapped(thrown);
  const trouble = inner instanceof Failure ? undefined : databaseTrouble(inner);
  if (trouble !== undefined) request.log.error({ err: inner }, 'database cannot be used');
  const error = trouble === undefined ? inner : unavailable(trouble, request);
  const status = error.statusCode ?? 500;
  if (status >= 500 && !(error instanceof Failure)) {
    request.log.error({ err: error }, 'request failed');
    const message = `Something went wrong on the server. Try again. If it happens again, give your administrator this number: ${request.id}`;
    return sendFailure(request, reply.code(500), { body: { code: 'server.failed', message } });
  }
  if (error instanceof TooManyTries || error instanceof Unavailable) {
    reply.header('retry-after', error.retryAfterSeconds);
  }
  if (error.statusCode === 413 && Number(request.headers['content-length']) <= longestReadToEnd) {
    // If the connection closed at once, it would be reset under a proxy that is still sending, and
    // the proxy would answer 502.
    reply.removeHeader('connection');
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendFailure(request, reply.code(status), failureOf(error, status, request));
}

/** Sends a failure in the language that the caller asks for, and says so for caches. */
function sendFailure(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body: failure, language: own }: Pick<Failure, 'body' | 'language'>,
) {
  const { body, language } =
    own === undefined
      ? inLanguage(failure, headers['accept-language'])
      : { body: failure, language: own };
  return nameLanguage(reply, language).send(body);
}

/** Answers 404 for addresses without a route. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const path = (request.url.split('?', 1)[0] ?? '').slice(0, 200);
  return reply.code(404).send({ message: `There is nothing at ${request.method} ${path}.` });
}

/** Adds the log's request id to every reply. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
