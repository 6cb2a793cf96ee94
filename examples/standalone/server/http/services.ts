import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountCall, AccountServices } from '../accounts/accountCall';
import type { FindDevice } from '../accounts/device';
import type { Database } from '../database/database';
import type { MailingServices } from '../dueMails/dueMails';
import type { Sent } from '../kernel/operation';
import type { JoiningServices } from '../quizzes/joining';
import { isForeign } from './foreign';
import { networkOf } from './network';

/** What operations are made of, the same for every request. */
export interface Services extends AccountServices, JoiningServices, MailingServices {
  database: Database;
  findDevice: FindDevice;
}

/** A call of any operation: whatever one of them asks for. */
type AnyOperationCall = AccountCall &
  JoiningServices &
  MailingServices &
  Sent<unknown> & { caller: FastifyRequest['caller'] };

/** What an operation is called with for a request, which has been validated against the contract. */
export function callOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): AnyOperationCall {
  const { id = '', groupId = '' } = request.params as { id?: string; groupId?: string };
  return {
    ...services,
    now: services.clock(),
    caller: request.caller,
    network: networkOf(request.ip),
    device: () => services.findDevice(request, reply),
    isForeign: isForeign(request),
    id,
    groupId,
    body: request.body,
  };
}
