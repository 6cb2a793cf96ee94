import { expectTypeOf, test } from 'vitest';
import type {
  WholeReply,
  Call,
  components,
  FailureBody,
  FailureCode,
  Operations,
} from '../../src/contract';
import type { Group, Question, QuizWithQuestions, Student } from '../../src/api/entities';
import { replies, type Refused } from '../../src/rules';
import { Refusal } from '../../src/testing/school/refusal';

interface Teacher {
  id: string;
}
interface Context {
  now: Date;
}
type School = Operations<Teacher, Context>;

test("an operation gets its ids, its body, the caller, and the server's additions", () => {
  expectTypeOf<Call<'group', Teacher>>().toExtend<{ id: string; caller: Teacher }>();
  expectTypeOf<Call<'login', Teacher>['caller']>().toEqualTypeOf<null>();
  expectTypeOf<Parameters<School['updateGroup']>[0]['body']['name']>().toEqualTypeOf<string>();
  expectTypeOf<Parameters<School['me']>[0]['now']>().toEqualTypeOf<Date>();
});

test('an operation returns at once or later, with every field that the contract requires', () => {
  expectTypeOf<ReturnType<School['topStudents']>>().toEqualTypeOf<
    WholeReply<'topStudents'> | Promise<WholeReply<'topStudents'>>
  >();
  ({
    groups: ({ caller }) => [{ _id: 'g', name: caller.id, max_students: 30 }],
    createGroup: ({ body }) => Promise.resolve({ message: `There is ${body.name}.` }),
    // @ts-expect-error: whom the token was made for is forgotten.
    login: () => ({ accessToken: 'jwt' }),
    // @ts-expect-error: the contract has no such difficulty.
    questions: () => [{ ...question, difficulty: 'fiendish' }],
  }) satisfies Partial<School>;
});

test('a failure has a message, and any details that the contract lets a failure have', () => {
  expectTypeOf<FailureBody>().branded.toEqualTypeOf<{
    message: string;
    code?: FailureCode;
    errors?: { field: string; message: string }[];
    attempt?: components['schemas']['Attempt'];
    submitted?: components['schemas']['SubmittedAttempt'];
    present?: Group | Student | Question | QuizWithQuestions;
  }>();
  expectTypeOf<Refused['body']>().toExtend<FailureBody>();
  expectTypeOf<keyof Refused['body']>().toEqualTypeOf<Exclude<keyof FailureBody, 'present'>>();
});

test('a refusal of the mock school has no other details', () => {
  new Refusal(409, replies.joining.closed, { submitted });
  // @ts-expect-error: misspelt.
  new Refusal(409, replies.joining.closed, { submited: submitted });
  // @ts-expect-error: without its receipt.
  new Refusal(409, replies.joining.closed, { submitted: { answers: [] } });
});

declare const submitted: components['schemas']['SubmittedAttempt'];
declare const question: WholeReply<'questions'>[number];
