import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, OperationId } from 'quizwright/contract';
import type { AccountCall, AccountServices } from '../accounts/accountCall';
import type { FindDevice } from '../accounts/device';
import type { Database } from '../database/database';
import type { MailingServices } from '../dueMails/dueMails';
import type { Caller } from '../kernel/call';
import type { CallOf } from '../kernel/operation';
import type { JoiningServices } from '../quizzes/joining';
import { isForeign } from './foreign';
import { networkOf } from './network';

/** What operations are made of, the same for every request. */
export interface Services extends AccountServices, JoiningServices, MailingServices {
  database: Database;
  findDevice: FindDevice;
}

/** What a call brings for whichever operation. */
export type CallServices = AccountCall & JoiningServices & MailingServices;

/**
 * What an operation is called with for a request. The contract's routes have validated its ids and body
 * and found out who calls, so they are what the contract says.
 */
export function callOf<Id extends OperationId>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): CallOf<Id> & CallServices {
  const { caller, body, params } = request;
  const sent: object = { ...(params as object), caller, body };
  return {
    ...services,
    now: services.clock(),
    network: networkOf(request.ip),
    device: () => services.findDevice(request, reply),
    isForeign: isForeign(request),
    ...(sent as Call<Id, Caller>),
  };
}
