import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createQuizClient, type OperationId } from '../../src/api/createQuizClient';
import * as operations from '../../src/client';
import type { QuestionInput, QuizInput, Submission, SubmittedAnswer } from '../../src/api/entities';
import { contractRoute } from '../../src/contract/operations';
import { createMockSchool, type MockSchoolOptions } from '../../src/testing';

export const firstDay = new Date('2026-05-04T09:00:00.000Z');

/** A school that listens during the tests of a file, and calls to it. */
export function listenTo(options: MockSchoolOptions = { now: firstDay }) {
  const school = createMockSchool(options);
  const server = setupServer(...school.handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    school.reset();
    server.resetHandlers();
  });
  afterAll(() => server.close());

  function callsWith(token: string | null) {
    const client = createQuizClient({ getToken: () => token });
    const { signal } = new AbortController();
    return {
      signIn: (email: string, password: string) =>
        operations.loginOptions(client).mutationFn({ email, password }),
      groups: () => operations.groupsOptions(client).queryFn({ signal }),
      group: (id: string) => operations.groupOptions(client, id).queryFn({ signal }),
      questions: () => operations.questionsOptions(client).queryFn({ signal }),
      createQuestion: (draft: QuestionInput) =>
        operations.createQuestionOptions(client).mutationFn(draft),
      createQuiz: (draft: QuizInput) => operations.createQuizOptions(client).mutationFn(draft),
      upcoming: () => operations.upcomingQuizzesOptions(client).queryFn({ signal }),
      completed: () => operations.completedQuizzesOptions(client).queryFn({ signal }),
      quiz: (id: string) => operations.quizOptions(client, id).queryFn({ signal }),
      results: () => operations.resultsOptions(client).queryFn({ signal }),
      join: (code: string) => operations.joinQuizOptions(client).mutationFn({ code }),
      paper: (id: string) => operations.quizPaperOptions(client, id).queryFn({ signal }),
      submit: (id: string, answers: SubmittedAnswer[], since: Omit<Submission, 'answers'> = {}) =>
        operations.submitQuizOptions(client).mutationFn({ id, body: { answers, ...since } }),
    };
  }

  return {
    school,
    as: (who: string) => callsWith(school.as(who).token),
    withToken: callsWith,
    /** A call over the network, by a person or without a token. */
    ask: (who: string | null, operation: OperationId, sent?: Sent) =>
      askWith(who === null ? null : school.as(who).token, operation, sent),
  };
}

/** What a call sends: ids in its path, what its address asks for, and a body. */
export interface Sent {
  query?: Readonly<Record<string, string | number>>;
  id?: string | undefined;
  groupId?: string | undefined;
  body?: unknown;
  /** A picture. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** The reply as it arrives. */
export interface Wire {
  status: number;
  body: unknown;
}

/** Calls an operation without the client, to see the raw reply. */
export async function askWith(
  token: string | null,
  operation: OperationId,
  { id = '', groupId = '', query = {}, body, bytes }: Sent = {},
): Promise<Wire> {
  const { method, path, sendsBytes } = contractRoute(operation);
  const address = path.replace('{id}', id).replace('{groupId}', groupId);
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const headers = new Headers();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (bytes) headers.set('content-type', 'application/octet-stream');
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`${location.origin}/api${address}?${asked}`, {
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(bytes && { body: bytes }),
  });
  if (sendsBytes && response.ok) {
    return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
  }
  return { status: response.status, body: await response.json() };
}

/** The message of a refusal, after checking its status. */
export function sentenceOf({ status, body }: Wire, expected: number): string {
  expect({ status, body }).toMatchObject({ status: expected });
  return (body as { message: string }).message;
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

export const questionDraft: QuestionInput = {
  title: 'What does the "S" in HTTPS stand for?',
  description: 'Transport security.',
  options: { A: 'Secure', B: 'Simple', C: 'Static', D: 'Stateful' },
  answer: 'A',
  type: 'BE',
  difficulty: 'easy',
};

export const quizDraft: QuizInput = {
  title: 'Monday quiz',
  description: 'Five easy questions.',
  group: 'group-web-1',
  questions_number: 5,
  difficulty: 'easy',
  type: 'DO',
  schadule: '2026-05-04T09:00:00.000Z',
  duration: 15,
  score_per_question: 3,
};
