import { expectTypeOf, test } from 'vitest';
import type { Answer, Call, Operations } from '../../src/contract';

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
    Answer<'topStudents'> | Promise<Answer<'topStudents'>>
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

declare const question: Answer<'questions'>[number];
