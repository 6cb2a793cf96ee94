import type { WholeReply, Body, components, OperationId } from 'quizwright/contract';
import { replies, type Answer as Given, type Difficulty, type Role } from 'quizwright/rules';
import { expectTypeOf, test } from 'vitest';
import type { accountOperations } from '../../server/accounts/operations';
import type { UserStatus } from '../../server/database/schema';
import type { groupOperations } from '../../server/groups/operations';
import type { Caller } from '../../server/kernel/call';
import { Failure } from '../../server/kernel/failure';
import { ListInParts, type CallOf, type OperationsOf } from '../../server/kernel/operation';
import type { serverOperations } from '../../server/http/operations';
import type { questionOperations } from '../../server/questions/operations';
import type { quizOperations } from '../../server/quizzes/operations';
import type { resultOperations } from '../../server/results/operations';
import type { pictureOperations } from '../../server/pictures/operations';
import type { studentOperations } from '../../server/students/operations';

type Served = typeof accountOperations &
  typeof groupOperations &
  typeof studentOperations &
  typeof pictureOperations &
  typeof questionOperations &
  typeof quizOperations &
  typeof resultOperations &
  typeof serverOperations;

type Whole<List> = List extends ListInParts<infer Item> ? readonly Item[] : List;
type ServedReply<Id extends OperationId> = Whole<Awaited<ReturnType<Served[Id]>>>;

type FieldOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Field> = Union extends unknown
  ? Field extends keyof Union
    ? NonNullable<Union[Field]>
    : never
  : never;
type ItemOf<Union> = Union extends readonly (infer Item)[] ? Item : never;

/**
 * The fields that the server never sends, including optional ones, such as `group.students.email`.
 */
type Missing<Wanted, Sent, Path extends string> = Wanted extends readonly (infer Item)[]
  ? Missing<Item, ItemOf<Sent>, Path>
  : Wanted extends object
    ? string extends keyof Wanted
      ? never
      : {
          [Field in keyof Wanted & string]: Field extends FieldOf<Sent>
            ? Missing<NonNullable<Wanted[Field]>, At<Sent, Field>, `${Path}.${Field}`>
            : `${Path}.${Field}`;
        }[keyof Wanted & string]
    : never;

type MissingFrom<Id extends OperationId> = Id extends OperationId
  ? Missing<WholeReply<Id>, ServedReply<Id>, Id>
  : never;

test('serves every field of the contract, except for those left out on purpose', () => {
  // A group names its students only by id, a quiz's picture belongs to nobody, only the paper has
  // the spread of submissions, and a join returns the quiz's id where it may return an object.
  expectTypeOf<MissingFrom<OperationId>>().toEqualTypeOf<
    | `group.students.${'first_name' | 'last_name' | 'email' | 'status'}`
    | 'upcomingQuizzes.img'
    | 'saveAnswers.spread'
    | 'joinQuiz.quiz._id'
  >();
});

test('rejects a reply without a field, or with a value that JSON does not have, at compile time', () => {
  ({
    // @ts-expect-error: max_students is forgotten.
    groups: () => [{ _id: 'g', name: 'Web A' }],
  }) satisfies OperationsOf<'groups'>;

  ({
    // @ts-expect-error: an instant on the wire is a string.
    extendTime: () => ({ ends_at: new Date(), message: 'More time.' }),
  }) satisfies OperationsOf<'extendTime'>;

  ({
    // @ts-expect-error: an optional field has its type as well.
    updateStudent: () => ({ message: 'Saved.', email_pending: null }),
  }) satisfies OperationsOf<'updateStudent'>;

  ({
    // @ts-expect-error: the parts of a list are held to its items.
    questions: () => new ListInParts(titlesInParts),
  }) satisfies OperationsOf<'questions'>;

  // @ts-expect-error: there are other operations.
  ({ groups: () => [] }) satisfies OperationsOf<OperationId>;
});

test('rejects a failure with a detail that the contract does not have, at compile time', () => {
  new Failure(409, replies.joining.closed, { submitted });
  // @ts-expect-error: misspelt.
  new Failure(409, replies.joining.closed, { submited: submitted });
  // @ts-expect-error: without its receipt.
  new Failure(409, replies.joining.closed, { submitted: { answers: [] } });
});

test("a call has its operation's input, and a caller if the operation needs a token", () => {
  expectTypeOf<CallOf<'login'>['caller']>().toEqualTypeOf<null>();
  expectTypeOf<CallOf<'me'>['caller']>().toEqualTypeOf<Caller>();
  expectTypeOf<CallOf<'moveStudentToGroup'>>().toHaveProperty('groupId');
  expectTypeOf<CallOf<'group'>>().not.toHaveProperty('groupId');
  expectTypeOf<CallOf<'group'>>().not.toHaveProperty('body');
  expectTypeOf<CallOf<'extendTime'>['body']['minutes']>().toEqualTypeOf<number>();
});

test('the words in columns are those of the contract', () => {
  type Question = Body<'createQuestion'>;
  expectTypeOf<Given>().toEqualTypeOf<Question['answer']>();
  expectTypeOf<Difficulty>().toEqualTypeOf<Question['difficulty']>();
  expectTypeOf<Role>().toEqualTypeOf<Body<'register'>['role']>();
  expectTypeOf<UserStatus>().toEqualTypeOf<'active' | 'inactive'>();
});

declare const submitted: components['schemas']['SubmittedAttempt'];
declare const titlesInParts: AsyncGenerator<readonly { _id: string; title: string }[], void>;
