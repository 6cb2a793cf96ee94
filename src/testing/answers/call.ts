import type { Answer, Body, OperationId } from '../../api/createQuizClient';
import type { Profile } from '../../api/entities';
import type { SchoolData } from '../schoolData';

/** What an operation is answered from. */
export interface Call<Id extends OperationId> {
  data: SchoolData;
  now: Date;
  /** Who calls; nobody where no token is asked for. */
  caller: Id extends 'login' ? null : Profile;
  /** The id in the address; empty where there is none. */
  id: string;
  body: Body<Id>;
}

/** A function an operation. Each answers the contract's success or throws a `Refusal`. */
export type Answers<Ids extends OperationId> = {
  [Id in Ids]: (call: Call<Id>) => Answer<Id>;
};
