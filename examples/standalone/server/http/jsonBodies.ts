import type { FastifyInstance } from 'fastify';
import { createRequestBounds } from 'quizwright/rules';
import { requestSchemas } from '../kernel/contract';
import { fieldsFailure } from '../kernel/failure';

/**
 * Reads JSON as the framework does, but only where the contract asks for a body, since many clients
 * send `content-type: application/json` with everything, and only what is within the bounds of the
 * operation: to parse and validate a million entries would hold up everybody (decision 43).
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
      const problems = excessIn(body);
      if (problems) done(fieldsFailure(problems));
      else void parse(request, body, done);
    },
  );
}
