import { describe, expect, it, vi } from 'vitest';
import { createQuizClient, type QuizClient } from '../../src/api/createQuizClient';
import * as plans from '../../src/client';
import { contract } from '../../src/contract/document';
import type { JsonSchema } from '../../src/contract/documentTypes';
import { contractRoutes, type ContractRoute } from '../../src/contract/operations';

function routeOf(call: string): ContractRoute {
  const [method, path] = call.split(' ');
  const shape = (template: string | undefined) => template?.replace(/\{\w+\}/g, '{}');
  const route = contractRoutes.find(
    (candidate) =>
      candidate.method.toUpperCase() === method && shape(candidate.path) === shape(`/${path}`),
  );
  if (route === undefined) throw new Error(`The contract has no ${call}.`);
  return route;
}

/** All fields of a schema's top level, with their own schemas. */
function entriesOf(schema: JsonSchema | undefined): [string, JsonSchema][] {
  if (schema === undefined) return [];
  const { $ref, allOf, oneOf, properties, items } = schema as {
    $ref?: string;
    oneOf?: JsonSchema[];
    allOf?: JsonSchema[];
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
  };
  return [
    ...entriesOf($ref ? contract.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined),
    ...(allOf ?? []).flatMap(entriesOf),
    // The specification's form is the first.
    ...entriesOf(oneOf?.[0]),
    ...entriesOf(items),
    ...Object.entries(properties ?? {}),
  ];
}

const fieldsOf = (schema: JsonSchema | undefined): string[] =>
  entriesOf(schema).map(([name]) => name);

function answerOf({ source, success, isAction }: ContractRoute): string[] {
  const schema = source.responses[String(success)]?.content?.['application/json']?.schema;
  const data = (schema?.['properties'] as { data?: JsonSchema } | undefined)?.data;
  return fieldsOf(isAction ? data : schema);
}

/** The fields that plain servers receive too. */
const bodyOf = ({ source }: ContractRoute): string[] =>
  entriesOf(source.requestBody?.content?.['application/json']?.schema)
    .filter(([, field]) => field['x-optional'] !== true)
    .map(([name]) => name)
    .sort();

const question = ['title', 'description', 'options', 'answer', 'type', 'difficulty'];
const quiz = [
  'title',
  'description',
  'group',
  'questions_number',
  'difficulty',
  'type',
  'schadule',
  'duration',
  'score_per_question',
];

/** The calls of the specification, with the fields of their bodies and of their replies. */
const calls: [call: string, body: string[], reply: string[]][] = [
  ['POST auth/login', ['email', 'password'], ['message', 'profile', 'accessToken']],
  ['POST auth/register', ['first_name', 'last_name', 'role', 'email', 'password'], ['message']],
  ['POST auth/forgot-password', ['email'], ['message']],
  ['POST auth/reset-password', ['email', 'otp', 'password'], ['message']],
  ['POST auth/change-password', ['password', 'password_new'], ['message']],
  ['GET group', [], ['_id', 'name', 'max_students']],
  ['POST group', ['name', 'max_students'], ['message']],
  ['PUT group/{id}', ['name', 'max_students'], ['message']],
  ['DELETE group/{id}', [], ['message']],
  ['GET group/{id}', [], ['name', 'students']],
  ['GET student', [], ['_id', 'first_name', 'last_name', 'email', 'status', 'group']],
  ['POST student', ['first_name', 'last_name', 'email', 'group'], ['message']],
  ['PUT student', ['_id', 'first_name', 'last_name', 'email', 'status'], ['message']],
  ['GET student/top-five', [], ['first_name', 'last_name', 'avg_score']],
  ['GET student/without-group', [], ['_id', 'first_name', 'last_name', 'email']],
  ['GET student/{id}', [], ['_id', 'first_name', 'last_name', 'email']],
  ['DELETE student/{id}', [], ['message']],
  ['POST student/{id}/{groupId}', [], ['message']],
  ['PUT student/{id}/{groupId}', [], ['message']],
  ['DELETE student/{id}/{groupId}', [], ['message']],
  ['GET question', [], ['_id', ...question]],
  ['POST question', question, ['message']],
  ['PUT question/{id}', question, ['message']],
  ['DELETE question/{id}', [], ['message']],
  ['POST quiz', quiz, ['code', 'message']],
  ['GET quiz/{id}', [], ['_id', ...quiz, 'code']],
  ['PUT quiz/{id}', ['title', 'description'], ['message']],
  ['DELETE quiz/{id}', [], ['message']],
  ['GET quiz/incomming', [], ['_id', 'title', 'schadule', 'participants']],
  ['GET quiz/completed', [], ['_id', 'title', 'participants']],
  ['GET quiz/result', [], ['_id', 'quiz', 'participants']],
  ['POST quiz/join', ['code'], ['quiz', 'code', 'message']],
  ['GET quiz/without-answers/{id}', [], ['title', 'questions']],
  ['POST quiz/submit/{id}', ['answers'], ['message']],
];

describe('the contract has', () => {
  it.each(calls)('%s', (call, body, answer) => {
    const route = routeOf(call);
    expect(bodyOf(route)).toEqual([...body].sort());
    expect(answerOf(route)).toEqual(expect.arrayContaining(answer));
    expect(route.isOptional).toBe(false);
  });
});

it('leaves it to a server whether it has any other call', () => {
  const specified = calls.map(([call]) => routeOf(call).id);
  const others = contractRoutes.filter(({ id }) => !specified.includes(id));
  expect(others.filter(({ isOptional }) => !isOptional)).toEqual([]);
});

it('puts every call under /api of one host', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual([expect.stringMatching(/\/api$/)]);
});

type Call = (
  client: QuizClient,
  ...ids: string[]
) => {
  queryFn?: (context: { signal: AbortSignal }) => Promise<unknown>;
  mutationFn?: (input: unknown) => Promise<unknown>;
};

it('gives only the three calls of taking a quiz a time limit', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const client = createQuizClient({ fetch: () => Promise.resolve(new Response('{}')) });
  const limited: string[] = [];
  for (const { id, method, parameters } of contractRoutes) {
    limit.mockClear();
    const plan = (plans as unknown as Record<string, Call>)[`${id}Options`];
    const { signal } = new AbortController();
    const { queryFn, mutationFn } = plan!(client, ...(method === 'get' ? parameters : []));
    await (queryFn?.({ signal }) ?? mutationFn?.({ id: 'x', groupId: 'g', body: {} }))?.catch(
      () => undefined,
    );
    if (limit.mock.calls.length > 0) limited.push(id);
  }
  limit.mockRestore();
  expect(limited.sort()).toEqual(['quizPaper', 'saveAnswers', 'submitQuiz']);
});
