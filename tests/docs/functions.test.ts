import type { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { questionsOptions } from '../../src/api/teachingOperations';
import { createQuizClient } from '../../src/api/createQuizClient';
import { ApiError, type Language, type QuizEvent } from '../../src/hooks';
import { createMockSchool } from '../../src/testing';
import { portal } from './host/portal';
import { loadBlockWith } from './loadBlock';

const school = createMockSchool();
const server = setupServer(...school.handlers);
const baseUrl = 'https://lms.example/api';
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  school.reset();
  localStorage.clear();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

it('states what a student did, with how long it took', async () => {
  const queue = vi.spyOn(portal, 'queue');
  const { record } = (await loadBlockWith('function record')) as {
    record: (event: QuizEvent) => void;
  };
  const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 9, minutes)).toISOString();
  record({ type: 'started', quizId: 'week-3', at: at(0), userId: 'u1' });
  record({ type: 'created', subject: 'group', at: at(1), userId: 'u1' });
  record({ type: 'submitted', quizId: 'week-3', at: at(20), userId: 'u1' });
  expect(queue.mock.calls.map(([{ verb, result }]) => [verb.id, result?.duration])).toEqual([
    ['http://adlnet.gov/expapi/verbs/initialized', undefined],
    ['http://adlnet.gov/expapi/verbs/completed', 'PT1200S'],
  ]);
});

it('says why a call failed, in words for people', async () => {
  const { sentenceOf } = (await loadBlockWith('function sentenceOf')) as {
    sentenceOf: (error: unknown) => string;
  };
  const refusal = { kind: 'http', status: 409, message: 'The group is full.' } as const;
  expect(sentenceOf(new ApiError({ ...refusal, fromServer: true }))).toBe('The group is full.');
  expect(sentenceOf(new ApiError(refusal))).toBe('That did not work.');
  expect(sentenceOf(new ApiError({ ...refusal, kind: 'network' }))).toMatch(/no connection/);
  expect(sentenceOf(new ApiError({ ...refusal, kind: 'shape' }))).toMatch(/did not answer/);
  expect(() => sentenceOf(new RangeError('A mistake of ours.'))).toThrow('A mistake of ours.');
});

it('invalidates a changed group, and no other', async () => {
  const { queryClient, groupHasChanged } = (await loadBlockWith('groupHasChanged')) as {
    queryClient: QueryClient;
    groupHasChanged: (id: string) => Promise<void>;
  };
  const keys = [['groups'], ['group', 'g1'], ['group', 'g2']].map((key) => ['quizwright', ...key]);
  for (const key of keys) queryClient.setQueryData(key, {});
  await groupHasChanged('g1');
  const isStale = keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(isStale).toEqual([true, true, false]);
});

it('deletes the answers of a user who logs out, after asking', async () => {
  const { user } = school.as('student');
  const key = `quizwright:draft:${user._id}:quiz-http`;
  const draft = { choices: { i1: { answer: 'A', at: 1 } }, held: {}, revision: 0 };
  localStorage.setItem(key, JSON.stringify({ ...draft, keptAt: Date.now() }));
  Object.assign(portal, { user });
  const signOut = vi.spyOn(portal, 'signOut');
  const { logOut } = (await loadBlockWith('function logOut')) as {
    logOut: (ask: (titles: string[]) => boolean) => void;
  };
  logOut(() => false);
  expect(signOut).not.toHaveBeenCalled();
  expect(localStorage.getItem(key)).not.toBeNull();
  logOut(() => true);
  expect(signOut).toHaveBeenCalledOnce();
  expect(localStorage.getItem(key)).toBeNull();
});

it('imports the questions of a survey, and names what does not fit', async () => {
  const { addToBank } = (await loadBlockWith('function addToBank')) as {
    addToBank: (model: object, baseUrl: string, token: string) => Promise<string[]>;
  };
  const choices = ['200', { value: 'created', text: '201' }, '204', '301'];
  const element = { type: 'radiogroup', title: 'Which says “created”?', choices };
  const { token } = school.as('instructor');
  const elements = [
    { ...element, name: 'status', correctAnswer: 'created' },
    { ...element, name: 'unanswered' },
    { type: 'comment', name: 'opinion' },
  ];
  expect(await addToBank({ pages: [{ elements }] }, baseUrl, token)).toEqual([
    'unanswered',
    'opinion',
  ]);
  const client = createQuizClient({ baseUrl, getToken: () => token });
  const { signal } = new AbortController();
  const [newest] = await questionsOptions(client).queryFn({ signal });
  expect(newest).toMatchObject({
    title: 'Which says “created”?',
    answer: 'B',
    options: { A: '200', B: '201', C: '204', D: '301' },
  });
});

it('derives a language from another one', async () => {
  const { swiss } = (await loadBlockWith('const swiss')) as { swiss: Language };
  expect([swiss.tag, swiss.messages.common.close]).toEqual(['de-CH', 'Schliessen']);
});
