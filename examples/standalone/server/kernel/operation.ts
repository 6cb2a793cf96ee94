import type { Answer, Call as ContractCall, OperationId, Operations } from 'quizwright/contract';
import type { AnyCall, Caller } from './call';

/** A call of one operation: what its request brings, and what every operation acts with. */
export type CallOf<Id extends OperationId> = ContractCall<Id, Caller> & AnyCall;

type InParts<List> = List extends readonly (infer Item)[] ? ListInParts<Item> : never;

/**
 * Some of the operations of the contract, as the noun they are about has them. Each answers what its
 * success sends, an action without its `data`; a list may come in parts.
 *
 * @typeParam Services what they need beside what every call brings
 */
export type OperationsOf<Ids extends OperationId, Services = unknown> = {
  [Id in Ids]: (call: CallOf<Id> & Services) => ReturnType<Operations[Id]> | InParts<Answer<Id>>;
};

/**
 * A list that is answered part by part as it is read, so that others get their turn between two parts,
 * and no more than one is in memory.
 */
export class ListInParts<Item> {
  constructor(readonly parts: AsyncGenerator<readonly Item[], void>) {}
}
