export type { Body, OperationId } from './api/createQuizClient';
export type { components, operations, paths } from './api/schema';
export type {
  WholeReply,
  Call,
  FailureBody,
  FailureDetails,
  OpenOperation,
  Operations,
  SentPicture,
} from './contract/operationTypes';
export type { FailureCode } from './rules/failureCodes';
