import type { OperationId } from '../../api/createQuizClient';
import type * as Contract from '../../contract/operationTypes';
import type { PersonRecord } from '../school/records';
import type { SchoolData } from '../school/schoolData';

/** Context that every operation gets. */
interface Context {
  data: SchoolData;
  now: Date;
  /** The caller's token; empty for operations without one. */
  token: string;
}

/** Everything that one operation gets. */
export type Call<Id extends OperationId> = Contract.Call<Id, PersonRecord> & Context;

/** A call of any operation, for code that several share. */
export type Acting = Pick<Call<'me'>, 'data' | 'now' | 'caller'>;

type AtOnce<Operation> = Operation extends (call: infer Given) => infer Said
  ? (call: Given) => Awaited<Said>
  : never;

/**
 * The mock school's implementation of the contract's operations. Each returns a success at once, or
 * throws a `Refusal`.
 */
export type Replies<Ids extends OperationId> = {
  [Id in Ids]: AtOnce<Contract.Operations<PersonRecord, Context>[Id]>;
};
