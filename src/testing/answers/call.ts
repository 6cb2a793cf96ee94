import type { OperationId } from '../../api/createQuizClient';
import type * as Contract from '../../contract/operationTypes';
import type { PersonRecord } from '../school/records';
import type { SchoolData } from '../school/schoolData';

/** What every operation is answered from. */
interface Context {
  data: SchoolData;
  now: Date;
  /** The token that the caller sent; empty where none is asked for. */
  token: string;
}

/** What an operation is answered from. */
export type Call<Id extends OperationId> = Contract.Call<Id, PersonRecord> & Context;

/** A call of whichever operation, for what several of them do. */
export type Acting = Pick<Call<'me'>, 'data' | 'now' | 'caller'>;

type AtOnce<Operation> = Operation extends (call: infer Given) => infer Said
  ? (call: Given) => Awaited<Said>
  : never;

/**
 * The operations of the contract as the mock school has them. Each returns a success at once, or throws
 * a `Refusal`.
 */
export type Answers<Ids extends OperationId> = {
  [Id in Ids]: AtOnce<Contract.Operations<PersonRecord, Context>[Id]>;
};
