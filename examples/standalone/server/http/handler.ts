import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { OperationId, SentPicture } from 'quizwright/contract';
import { successOf } from '../kernel/contract';
import { ListInParts, type OperationsOf } from '../kernel/operation';
import { nameLanguage, successInLanguage } from './languages';
import { callOf, type CallServices, type Services } from './services';

/** Serves an operation: lists and single reads send bare JSON, actions `{ data }`. */
export function handlerOf<Id extends OperationId>(
  id: Id,
  answer: OperationsOf<OperationId, CallServices>[Id],
  services: Services,
): RouteHandlerMethod {
  const { status, isAction, sendsBytes } = successOf(id);
  return async (request, reply) => {
    const answering: unknown = answer(callOf<Id>(services, request, reply));
    const answered = await answering;
    if (answered instanceof ListInParts) return streamed(answered.parts, reply);
    if (sendsBytes) return sendPicture(answered as SentPicture, request, reply);
    if (!isAction) return reply.code(status).send(answered);
    const said = successInLanguage(answered, request.headers['accept-language']);
    if (said) nameLanguage(reply, said.language);
    return reply.code(status).send({ data: said?.body ?? answered });
  };
}

/** Longer than any browser keeps it. */
const keptSeconds = 365 * 24 * 60 * 60;

/**
 * Sends a picture, whose address names its content: it never changes, so the browser asks once. A
 * browser that several people use keeps it for each of them apart.
 */
function sendPicture(
  { type, bytes }: SentPicture,
  { params, headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const etag = `"${(params as { id: string }).id}"`;
  const vary = [reply.getHeader('vary') ?? [], 'Authorization'].flat().join(', ');
  const caching = `private, max-age=${keptSeconds}, immutable`;
  reply.headers({ etag, vary, 'cache-control': caching });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

async function streamed(
  parts: AsyncGenerator<readonly unknown[], void>,
  reply: FastifyReply,
): Promise<unknown> {
  // A failure before anything is sent is refused like any other.
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
