import type { FastifyInstance } from 'fastify';
import { createRequestBounds } from 'quizwright/rules';
import { requestSchemas } from '../kernel/contract';
import { fieldsFailure } from '../kernel/failure';
import { wordsFor } from './languages';

/**
 * Reads JSON as the framework does, but only where the contract has a body, because many clients
 * send `content-type: application/json` with everything, and only within the operation's bounds:
 * parsing and validating a million entries would block everyone (decision 43).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const excess = new Map(
    requestSchemas.operations.map((operation) => [
      operation,
      createRequestBounds(requestSchemas.bodyOf(operation), requestSchemas.named),
    ]),
  );
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const excessIn = excess.get(request.routeOptions.config.operationId ?? '');
      if (!excessIn) return done(null, undefined);
      const { language, words } = wordsFor(request.headers['accept-language']);
      const problems = excessIn(body, words);
      if (problems) done(fieldsFailure(problems, language));
      else void parse(request, body, done);
    },
  );
}
