import type { Answer, Body, OperationId } from '../../api/createQuizClient';
import type { Person } from '../school/records';
import type { SchoolData } from '../school/schoolData';

/** The operations that ask for no token. */
type OpenOperation = 'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'confirmEmail';

/** What an operation is answered from. */
export interface Call<Id extends OperationId> {
  data: SchoolData;
  now: Date;
  /** Who calls; nobody where no token is asked for. */
  caller: Id extends OpenOperation ? null : Person;
  /** The token that the caller sent; empty where none is asked for. */
  token: string;
  /** The ids in the address; empty where there is none. */
  id: string;
  groupId: string;
  body: Body<Id>;
}

/** A call of whichever operation, for what several of them do. */
export type Acting = Pick<Call<'me'>, 'data' | 'now' | 'caller'>;

/** A function an operation. Each answers the contract's success or throws a `Refusal`. */
export type Answers<Ids extends OperationId> = {
  [Id in Ids]: (call: Call<Id>) => Answer<Id>;
};
