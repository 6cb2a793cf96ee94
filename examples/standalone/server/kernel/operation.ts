import type {
  WholeReply,
  Call as ContractCall,
  OperationId,
  Operations,
} from 'quizwright/contract';
import type { AnyCall, Caller } from './call';

/** A call of one operation: its request's input, and what every call has. */
export type CallOf<Id extends OperationId> = ContractCall<Id, Caller> & AnyCall;

type InParts<List> = List extends readonly (infer Item)[] ? ListInParts<Item> : never;

/**
 * Some of the contract's operations, as a noun's folder exports them. Each returns the body of its
 * success, for actions without `data`; a list may come in parts.
 *
 * @typeParam Services what they need beyond what every call has
 */
export type OperationsOf<Ids extends OperationId, Services = unknown> = {
  [Id in Ids]: (
    call: CallOf<Id> & Services,
  ) => ReturnType<Operations[Id]> | InParts<WholeReply<Id>>;
};

/**
 * A list that is sent part by part as it is read, so that other requests get their turn between two
 * parts and only one part is in memory.
 */
export class ListInParts<Item> {
  constructor(readonly parts: AsyncGenerator<readonly Item[], void>) {}
}
