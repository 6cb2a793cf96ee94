import { expectTypeOf, test } from 'vitest';
import type { Pages, WholeReplies } from '../../src/api/replies';
import type { ApiError } from '../../src/api/ApiError';
import type { OperationId, PagedOperation, Reply } from '../../src/api/createQuizClient';
import type { Result, ResultSummary } from '../../src/api/entities';
import type {
  useGroup,
  useJoinQuiz,
  useLogout,
  useSaveAnswers,
  useTopStudents,
} from '../../src/api/operationHooks';
import type {
  useCreateQuestion,
  useDeleteGroup,
  useEvidence,
  useGroups,
  useMoveStudentToGroup,
  useQuestions,
  useUpdateQuiz,
} from '../../src/api/teachingHooks';
import type { WholeReply as Sent, Body } from '../../src/contract';
import type { Answer } from '../../src/rules/answers';
import type { Difficulty } from '../../src/rules/limits';

type Data<Hook extends (...args: never[]) => { data: unknown }> = NonNullable<
  ReturnType<Hook>['data']
>;
type Input<Hook extends (...args: never[]) => { mutateAsync: (input: never) => unknown }> =
  Parameters<ReturnType<Hook>['mutateAsync']>[0];

test('queries take their ids, and return what the contract says', () => {
  expectTypeOf<Parameters<typeof useGroup>[0]>().toEqualTypeOf<string>();
  expectTypeOf<Data<typeof useGroups>[number]>().toEqualTypeOf<{
    _id: string;
    name: string;
    max_students: number;
    size?: number;
    revision?: string | number;
  }>();
  expectTypeOf<Data<typeof useTopStudents>[number]['avg_score']>().toEqualTypeOf<number>();
  expectTypeOf<Data<typeof useEvidence>['items'][number]['facility']>().toEqualTypeOf<
    number | null
  >();
});

test('a field with a default is always there, one without may be missing', () => {
  type Question = Data<typeof useQuestions>[number];
  expectTypeOf<Question['difficulty']>().toEqualTypeOf<Difficulty>();
  expectTypeOf<Question['description']>().toEqualTypeOf<string>();
  expectTypeOf<Data<typeof useGroup>['max_students']>().toEqualTypeOf<number | undefined>();
});

test('actions take their body, their ids beside it, or nothing', () => {
  expectTypeOf<Input<typeof useJoinQuiz>>().toEqualTypeOf<{ code: string }>();
  expectTypeOf<Input<typeof useDeleteGroup>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Input<typeof useUpdateQuiz>>().toEqualTypeOf<{
    id: string;
    body: Body<'updateQuiz'>;
    revision?: string | number | undefined;
  }>();
  expectTypeOf<Input<typeof useMoveStudentToGroup>>().toEqualTypeOf<{
    id: string;
    groupId: string;
  }>();
  expectTypeOf<Input<typeof useCreateQuestion>['answer']>().toEqualTypeOf<Answer>();
  expectTypeOf<Input<typeof useSaveAnswers>['body']['revision']>().toEqualTypeOf<number>();
  expectTypeOf<ReturnType<typeof useLogout>['mutate']>().toBeCallableWith();
});

test("an action's envelope is removed, and its message may be missing", () => {
  expectTypeOf<Data<typeof useDeleteGroup>>().toEqualTypeOf<{ message?: string }>();
  expectTypeOf<Data<typeof useSaveAnswers>['revision']>().toEqualTypeOf<number>();
});

test('the client gives what a server sends, and the id of a joined quiz by itself', () => {
  type AsSent = Exclude<OperationId, 'joinQuiz' | 'picture' | 'result'>;
  expectTypeOf<Pick<WholeReplies, AsSent>>().toEqualTypeOf<{ [Id in AsSent]: Sent<Id> }>();
  expectTypeOf<Data<typeof useJoinQuiz>>().toEqualTypeOf<
    Omit<Sent<'joinQuiz'>, 'quiz'> & { quizId: string } extends infer Joined
      ? { [Field in keyof Joined]: Joined[Field] }
      : never
  >();
});

test('a page has what a server sends, or the whole list', () => {
  type AsSent = Exclude<PagedOperation, 'results'>;
  type SentPage<Id extends PagedOperation> = Extract<Reply<Id>, { items: unknown[] }>;
  expectTypeOf<{ [Id in AsSent]: Omit<Pages[Id], 'isWhole'> }>().toEqualTypeOf<{
    [Id in AsSent]: Omit<SentPage<Id>, never>;
  }>();
  expectTypeOf<Pages['results']['items'][number]>().toEqualTypeOf<Result | ResultSummary>();
  expectTypeOf<WholeReplies['result']>().toEqualTypeOf<Pages['result']>();
});

test('every failure is an ApiError', () => {
  expectTypeOf<ReturnType<typeof useGroups>['error']>().toEqualTypeOf<ApiError | null>();
  expectTypeOf<ReturnType<typeof useJoinQuiz>['error']>().toEqualTypeOf<ApiError | null>();
  expectTypeOf<ApiError['kind']>().toEqualTypeOf<'http' | 'network' | 'shape'>();
});

test('wrong arguments do not compile', () => {
  const group = {} as typeof useGroup;
  const create = {} as Input<typeof useCreateQuestion>;
  // @ts-expect-error an id is a text
  expectTypeOf(group).toBeCallableWith(7);
  // @ts-expect-error a question has one key or several, and no other kind
  create.kind = 'several';
});
