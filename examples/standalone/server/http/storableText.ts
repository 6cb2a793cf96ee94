import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { textProblem } from 'quizwright/rules';
import type { RequestSchemas } from '../kernel/contract';
import { fieldsFailure } from '../kernel/failure';
import { wordsFor } from './languages';

/** A hook that refuses text which the database cannot store, with a 400 naming the field. */
export function refuseUnstorableText(schemas: RequestSchemas) {
  return (
    { body, headers, routeOptions }: FastifyRequest,
    _reply: unknown,
    done: HookHandlerDoneFunction,
  ): void => {
    const schema = schemas.bodyOf(routeOptions.config.operationId ?? '');
    const { language, words } = wordsFor(headers['accept-language']);
    const problem = textProblem(body, schema, schemas.named, words);
    if (problem === undefined) return done();
    done(fieldsFailure([problem], language));
  };
}
