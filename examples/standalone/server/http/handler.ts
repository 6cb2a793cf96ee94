import { Readable } from 'node:stream';
import type { FastifyReply, RouteHandlerMethod } from 'fastify';
import { successOf } from '../kernel/contract';
import { ListInParts, type Operations } from '../kernel/operation';
import { callOf, type Services } from './services';

/**
 * What serves an operation: a list or a single read answers its bare JSON, an action `{ data }`.
 *
 * @param operation as the nouns name it
 */
export function handlerOf(
  operationId: string,
  operation: Operations[string],
  services: Services,
): RouteHandlerMethod {
  const { status, isAction } = successOf(operationId);
  const answer = operation as (call: ReturnType<typeof callOf>) => Promise<unknown>;
  return async (request, reply) => {
    const answered = await answer(callOf(services, request, reply));
    if (answered instanceof ListInParts) return streamed(answered.parts, reply);
    return reply.code(status).send(isAction ? { data: answered } : answered);
  };
}

async function streamed(
  parts: AsyncGenerator<readonly unknown[], void>,
  reply: FastifyReply,
): Promise<unknown> {
  // What fails before there is anything to send is refused as everywhere.
  const first = await parts.next();
  const second = await parts.next();
  if (first.done) return [];
  if (second.done) return first.value;
  reply.type('application/json; charset=utf-8');
  return Readable.from(jsonOf(first.value, second.value, parts));
}

async function* jsonOf(
  first: readonly unknown[],
  second: readonly unknown[],
  rest: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  const inBrackets = (part: readonly unknown[]): string => JSON.stringify(part).slice(1, -1);
  yield `[${inBrackets(first)}`;
  if (second.length > 0) yield `,${inBrackets(second)}`;
  for await (const part of rest) if (part.length > 0) yield `,${inBrackets(part)}`;
  yield ']';
}
