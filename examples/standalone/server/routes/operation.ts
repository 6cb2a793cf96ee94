import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Call, Visitor } from '../accounts/caller';
import type { FindDevice } from '../accounts/device';
import { isForeign } from '../accounts/foreign';
import type { Hashing } from '../accounts/hashing';
import { networkOf } from '../accounts/network';
import type { Tokens } from '../accounts/tokens';
import type { Background } from '../background';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { Mailer } from '../mail/mailer';
import type { Joining } from '../quizzes/joining';

/** What operations are made of, the same for every request. */
export interface Services {
  database: Database;
  clock: () => Date;
  tokens: Tokens;
  mail: Mailer;
  hashing: Hashing;
  joining: Joining;
  findDevice: FindDevice;
  background: Background;
  /** Who may make an account for themselves. */
  registration: Config['registration'];
  /** Begins to send the mails that a transaction has left. */
  sendDueMails: () => void;
  /** Whether demo accounts sign in with the password that everybody knows from elsewhere too. */
  demoElsewhere: boolean;
}

/** What a request brings; it has been validated against the contract before. */
export interface Parts {
  /** The ids in the address; empty where there is none. */
  id: string;
  groupId: string;
  body: unknown;
}

/** An operation of the contract, ready to be given what it is served with. */
export type Operation = (services: Services) => RouteHandlerMethod;

/** Operations by the id that the contract gives them. */
export type Operations = Record<string, Operation>;

type Act<Body> = (call: Call, parts: Parts & { body: Body }) => Promise<unknown>;

/** A list or a single read: answers the bare JSON. */
export function read(answer: (call: Call, parts: Parts) => Promise<unknown>): Operation {
  return (services) => (request, reply) =>
    answer(callOf(services, request, reply), partsOf(request));
}

/**
 * A list that may be long: answers the bare JSON part by part as it is read, so that others get their
 * turn between two parts, and no more than one is in memory.
 */
export function readInParts(
  answer: (call: Call, parts: Parts) => AsyncGenerator<readonly unknown[], void>,
): Operation {
  return (services) => async (request, reply) => {
    const parts = answer(callOf(services, request, reply), partsOf(request));
    // What fails before there is anything to send is refused as everywhere.
    const first = await parts.next();
    const second = await parts.next();
    if (first.done) return [];
    if (second.done) return first.value;
    reply.type('application/json; charset=utf-8');
    return Readable.from(jsonOf(first.value, second.value, parts));
  };
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

/** An action: answers `{ data }`. */
export function act<Body = undefined>(answer: Act<Body>): Operation {
  return acting(200, answer);
}

/** An action that makes something: answers 201 and `{ data }`. */
export function create<Body>(answer: Act<Body>): Operation {
  return acting(201, answer);
}

/** An action that asks for no token. */
export function open<Body>(
  status: 200 | 201,
  answer: (services: Services, body: Body, visitor: Visitor) => Promise<unknown>,
): Operation {
  return (services) => async (request, reply) => {
    const visitor = visitorOf(services, request, reply);
    const data = await answer(services, request.body as Body, visitor);
    return reply.code(status).send({ data });
  };
}

function acting<Body>(status: 200 | 201, answer: Act<Body>): Operation {
  return (services) => async (request, reply) => {
    const parts = partsOf(request) as Parts & { body: Body };
    const data = await answer(callOf(services, request, reply), parts);
    return reply.code(status).send({ data });
  };
}

function callOf(services: Services, request: FastifyRequest, reply: FastifyReply): Call {
  const { database, clock, tokens, sendDueMails, hashing, joining } = services;
  const { caller, url } = request;
  if (!caller) {
    throw new Error(
      `Quizwright: nobody is known to call ${url}. The contract asks for no token there. Serve it with open().`,
    );
  }
  const { network, device } = visitorOf(services, request, reply);
  const now = clock();
  return { database, now, caller, tokens, sendDueMails, hashing, joining, network, device };
}

function visitorOf(
  { findDevice }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Visitor {
  return {
    network: networkOf(request.ip),
    device: () => findDevice(request, reply),
    isForeign: isForeign(request),
  };
}

function partsOf({ params, body }: FastifyRequest): Parts {
  const { id = '', groupId = '' } = params as { id?: string; groupId?: string };
  return { id, groupId, body };
}
