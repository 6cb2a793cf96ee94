import type { Body, Json, OperationId, Reply as JsonReply } from '../api/createQuizClient';
import type { openOperations } from '../api/openOperations';
import type { operations } from '../api/schema';
import type { FailureCode } from '../rules/failureCodes';

/** The operations that ask for no token. */
export type OpenOperation = (typeof openOperations)[number];

/** The ids in the address of an operation, by their names in the contract. */
type Ids<Id extends OperationId> = operations[Id]['parameters'] extends {
  path: infer Names extends object;
}
  ? Names
  : unknown;

/** What the address of an operation asks for: of a list, a page of it. */
type Asked<Id extends OperationId> = [NonNullable<operations[Id]['parameters']['query']>] extends [
  never,
]
  ? unknown
  : { query: NonNullable<operations[Id]['parameters']['query']> };

/** A picture as a server sends it. */
export interface SentPicture {
  /** Such as `image/png`. */
  type: string;
  bytes: Uint8Array;
}

type TakesBytes<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'image/*': unknown } };
}
  ? true
  : false;

/** The body: of JSON, or the bytes of a picture, undefined where none were sent. */
type Sent<Id extends OperationId> =
  TakesBytes<Id> extends true
    ? { body: Uint8Array | undefined }
    : [Body<Id>] extends [never]
      ? unknown
      : { body: Body<Id> };

/** All that a server may send for an operation: what its JSON has, or a picture. */
export type Reply<Id extends OperationId> = [JsonReply<Id>] extends [never]
  ? SentPicture
  : JsonReply<Id>;

/**
 * What a request brings to an operation: the ids in its address, what its address asks for (`query`),
 * its body if it takes one, and the caller, who is null where the contract asks for no token.
 *
 * @typeParam Caller a person as the server knows them
 */
export type Call<Id extends OperationId, Caller = unknown> = Ids<Id> &
  Asked<Id> &
  Sent<Id> & { caller: Id extends OpenOperation ? null : Caller };

/**
 * A server: one function for each operation of the contract. It returns what a success sends, an action
 * without its `data`, as JSON has it: instants are strings. A new operation or required field does not
 * compile until every server has it.
 *
 * @typeParam Caller a person as the server knows them
 * @typeParam Context what the server adds to every call, such as its database
 */
export type Operations<Caller = unknown, Context = unknown> = {
  [Id in OperationId]: (call: Call<Id, Caller> & Context) => Reply<Id> | Promise<Reply<Id>>;
};

type Whole<Sent> = Sent extends readonly unknown[] ? Sent : never;

/** What a server sends for an operation: of a list that also comes in pages, the whole. */
export type WholeReply<Id extends OperationId> = [Whole<Reply<Id>>] extends [never]
  ? Reply<Id>
  : Whole<Reply<Id>>;

type FailureOf<Responses> = Json<Responses[Exclude<keyof Responses, 200 | 201>]>;
type AnyFailure = { [Id in OperationId]: FailureOf<operations[Id]['responses']> }[OperationId];

type FieldOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Field> = Union extends unknown
  ? Field extends keyof Union
    ? Exclude<Union[Field], undefined>
    : never
  : never;

/** The fields beside the message and the code that a failure of the contract may have: `errors`, `attempt` and others. */
export type FailureDetails = {
  [Field in Exclude<FieldOf<AnyFailure>, 'message' | 'code'>]?: At<AnyFailure, Field>;
};

/** The JSON body of a failure. */
export type FailureBody = { message: string; code?: FailureCode } & FailureDetails;
