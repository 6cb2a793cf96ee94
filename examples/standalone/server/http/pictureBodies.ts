import type { FastifyInstance } from 'fastify';
import { replies } from 'quizwright/rules';
import { successOf } from '../kernel/contract';
import { Failure } from '../kernel/failure';

/**
 * Reads the bytes of a picture for the operations that take one, under any type that a picture or a
 * file may have: what it is, its content says. Everywhere else these types are refused.
 */
export function readPictureBodies(app: FastifyInstance): void {
  // The glue looks for a parser by the contract's own name of a range, which matches no request.
  for (const type of ['image/*', /^image\//, 'application/octet-stream']) {
    app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
      const { operationId } = request.routeOptions.config;
      if (operationId !== undefined && successOf(operationId).takesBytes) done(null, body);
      else done(new Failure(415, replies.requests.wrongType));
    });
  }
}
