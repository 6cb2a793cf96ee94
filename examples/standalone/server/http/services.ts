import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, OperationId } from 'quizwright/contract';
import type { AccountCall, AccountServices } from '../accounts/accountCall';
import type { FindDevice } from '../accounts/device';
import type { Database } from '../database/database';
import type { MailingServices } from '../dueMails/dueMails';
import type { Caller } from '../kernel/call';
import type { CallOf } from '../kernel/operation';
import type { PictureServices } from '../pictures/pictureServices';
import type { TypeServices } from '../questions/questionTypes';
import type { TakingServices } from '../quizzes/attemptRounds';
import type { JoinServices } from '../quizzes/joinQuiz';
import type { RankingServices } from '../results/rankStudents';
import { isForeign } from './foreign';
import { networkOf } from './network';

/** Services for operations, shared by all requests. */
export interface Services
  extends
    AccountServices,
    JoinServices,
    MailingServices,
    PictureServices,
    RankingServices,
    TakingServices,
    TypeServices {
  database: Database;
  findDevice: FindDevice;
}

/** Everything that some operation needs of its call. */
export type CallServices = AccountCall &
  JoinServices &
  MailingServices &
  PictureServices &
  RankingServices &
  TakingServices &
  TypeServices;

/**
 * Builds the call of an operation from its request. The route has validated ids, query and body
 * against the contract and identified the caller, so their types are the contract's.
 */
export function callOf<Id extends OperationId>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): CallOf<Id> & CallServices {
  const { caller, body, params, query } = request;
  const sent: object = { ...(params as object), query, caller, body };
  return {
    ...services,
    now: services.clock(),
    network: networkOf(request.ip, request.socket.remoteAddress),
    device: () => services.findDevice(request, reply),
    isForeign: () => isForeign(request),
    ...(sent as Call<Id, Caller>),
  };
}
