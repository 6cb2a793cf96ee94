import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { useJoinQuiz, useSubmitQuiz } from '../../src/api/operationHooks';
import {
  useCreateGroup,
  useDeleteQuestion,
  useExtendTime,
  useGroups,
  useImportQuestions,
  useMoveStudentToGroup,
  useUpdateStudent,
} from '../../src/api/teachingHooks';
import type { QuizEvent } from '../../src/api/quizEvents';
import { useAttempt } from '../../src/attempt/hooks/useAttempt';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { chen, createQuizServer, noNetwork, pass, refusing } from '../attempt/fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Takes the quiz of a server in a host that listens. */
function listen(server = createQuizServer(), events: QuizEvent[] = []) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QuizProvider
        client={server.client}
        user={chen}
        token="t"
        onEvent={(event) => events.push(event)}
      >
        {children}
      </QuizProvider>
    </StrictMode>
  );
  const { result, unmount } = renderHook(() => useAttempt('q1'), { wrapper });
  const choose = (question: string, letter: 'A' | 'B') =>
    act(() => {
      if (result.current.state.phase !== 'running') throw new Error(result.current.state.phase);
      result.current.state.paper.sheet.choose(question, letter);
    });
  const submit = () => act(() => result.current.submit());
  return { ...server, events, result, unmount, choose, submit };
}

const types = (events: QuizEvent[]) => events.map(({ type }) => type);

it('reports an attempt from its start to its receipt, each event once', async () => {
  const { events, choose, submit } = listen();
  await pass(10);
  choose('i1', 'A');
  await pass(1_000);
  submit();
  await pass(100);
  expect(events).toEqual([
    { type: 'started', quizId: 'q1', at: expect.any(String) as string, userId: 'chen' },
    {
      type: 'answered',
      quizId: 'q1',
      questionId: 'i1',
      at: expect.any(String) as string,
      userId: 'chen',
    },
    { type: 'saved', quizId: 'q1', revision: 1, at: expect.any(String) as string, userId: 'chen' },
    expect.objectContaining({
      type: 'submitted',
      quizId: 'q1',
      receiptId: 'r1',
      answered: 1,
      questions: 2,
    }),
  ]);
  expect(new Date(events[0]!.at).toISOString()).toBe(events[0]!.at);
});

it('does not report a save if it only asks for the time', async () => {
  const { state, events, choose } = listen();
  await pass(10);
  choose('i1', 'A');
  await pass(180_000);
  expect(state.asked).toBeGreaterThan(1);
  expect(types(events)).toEqual(['started', 'answered', 'saved']);
});

it('reports no answer, and nobody’s name or address', async () => {
  const { events, choose, submit } = listen();
  await pass(10);
  choose('i1', 'B');
  await pass(1_000);
  submit();
  await pass(100);
  const serialised = JSON.stringify(events);
  for (const secret of ['"B"', 'Wei', 'school.example', 'Title of', 'Received']) {
    expect(serialised).not.toContain(secret);
  }
});

it('does not report a start again when its widget or its page returns', async () => {
  const first = listen();
  await pass(10);
  first.choose('i1', 'A');
  await pass(1_000);
  first.unmount();
  const second = listen(first, first.events);
  await pass(10);
  expect(second.result.current.state.phase).toBe('running');
  expect(types(first.events).filter((type) => type === 'started')).toHaveLength(1);
});

it('reports that the time ran out, and then the submission', async () => {
  const { events, choose } = listen();
  await pass(10);
  choose('i1', 'A');
  await pass(15 * 60_000 + 5_000);
  expect(types(events).slice(-2)).toEqual(['expired', 'submitted']);
  expect(types(events).filter((type) => type === 'expired')).toHaveLength(1);
});

it('reports once that a submission waits, and once that it was sent, with a failure for each try', async () => {
  const { state, events, choose, submit } = listen();
  await pass(10);
  choose('i1', 'A');
  await pass(1_000);
  state.failing.submit = noNetwork;
  submit();
  await pass(4_000);
  state.failing.submit = null;
  await pass(20_000);
  const raised = types(events);
  expect(raised.filter((type) => type === 'unsent')).toHaveLength(1);
  expect(raised.filter((type) => type === 'submitted')).toHaveLength(1);
  expect(raised.filter((type) => type === 'error').length).toBe(state.submissions.length - 1);
  expect(events.find(({ type }) => type === 'unsent')).toMatchObject({ reason: 'pending' });
});

it('reports the end of a session once per token', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(refusing(401, 'Over.')()));
  const events: QuizEvent[] = [];
  const { result } = renderHook(() => useGroups({ retry: false }), {
    wrapper: ({ children }) => (
      <QuizProvider user={chen} token="t" onEvent={(event) => events.push(event)}>
        {children}
      </QuizProvider>
    ),
  });
  await pass(10);
  await act(() => result.current.refetch());
  expect(types(events)).toEqual(['sessionEnded', 'error', 'error']);
  expect(events[1]).toMatchObject({ operation: 'groups', kind: 'http', status: 401 });
});

it('reports a failure with its code, its request id and the error, whose words stay out of a log', async () => {
  const sentence = 'Wei Chen is in another group.';
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(
      Response.json(
        { message: sentence, code: 'group.full' },
        { status: 409, headers: { 'X-Request-Id': 'req-7' } },
      ),
    ),
  );
  const events: QuizEvent[] = [];
  const { result } = renderHook(() => useGroups({ retry: false }), {
    wrapper: ({ children }) => (
      <QuizProvider user={chen} token="t" onEvent={(event) => events.push(event)}>
        {children}
      </QuizProvider>
    ),
  });
  await pass(10);
  expect(events).toEqual([
    expect.objectContaining({
      type: 'error',
      operation: 'groups',
      kind: 'http',
      status: 409,
      code: 'group.full',
      requestId: 'req-7',
      error: result.current.error,
    }),
  ]);
  expect(result.current.error?.message).toBe(sentence);
  expect(JSON.stringify(events)).not.toContain(sentence);
});

it("reports one user's action as theirs, even if the reply reaches the next", async () => {
  let answer = (_: Response): void => {};
  vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const events: QuizEvent[] = [];
  let who = chen;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuizProvider user={who} token={who._id} onEvent={(event) => events.push(event)}>
      {children}
    </QuizProvider>
  );
  const { result, rerender } = renderHook(() => useCreateGroup(), { wrapper });
  act(() => result.current.mutate({ name: 'Web 3', max_students: 5 }));
  await pass(10);
  who = { ...chen, _id: 'next' };
  rerender();
  answer(Response.json({ data: { _id: 'g3' } }));
  await pass(10);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ type: 'created', id: 'g3', userId: 'chen' });
});

it('continues if the listener throws, and says so in the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = createQuizServer();
  const { result } = renderHook(() => useAttempt('q1'), {
    wrapper: ({ children }) => (
      <QuizProvider
        client={server.client}
        user={chen}
        token="t"
        onEvent={() => {
          throw new Error('Of the host.');
        }}
      >
        {children}
      </QuizProvider>
    ),
  });
  await pass(10);
  act(() => result.current.submit());
  await pass(100);
  expect(result.current.state.phase).toBe('submitted');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('onEvent threw'), expect.any(Error));
});

const school: Record<string, unknown> = {
  'POST /group': { data: { _id: 'g9', message: 'Created.' } },
  'DELETE /question/i3': { data: { message: 'Deleted.' } },
  'PUT /student': { data: { message: 'Updated.' } },
  'PUT /student/s1/g2': { data: { message: 'Moved.' } },
  'PUT /quiz/time/q1': { data: { ends_at: '2026-05-04T10:00:00Z' } },
  'POST /question/import': { data: { ids: ['a', 'b', 'c'] } },
  'POST /quiz/join': { data: { quiz: { _id: 'q7' } } },
  'POST /quiz/submit/q1': { data: { message: 'Received.' } },
};

it.each<[string, () => { mutateAsync: (input: never) => Promise<unknown> }, unknown, object]>([
  ['POST /group', useCreateGroup, { name: 'G' }, { type: 'created', subject: 'group', id: 'g9' }],
  [
    'DELETE /question/i3',
    useDeleteQuestion,
    { id: 'i3' },
    { type: 'deleted', subject: 'question', id: 'i3' },
  ],
  [
    'PUT /student',
    useUpdateStudent,
    { _id: 's1' },
    { type: 'updated', subject: 'student', id: 's1' },
  ],
  [
    'a move',
    useMoveStudentToGroup,
    { id: 's1', groupId: 'g2' },
    { type: 'updated', subject: 'student', id: 's1' },
  ],
  [
    'PUT /quiz/time/q1',
    useExtendTime,
    { id: 'q1', body: { minutes: 5 } },
    { type: 'updated', subject: 'quiz', id: 'q1' },
  ],
  [
    'POST /question/import',
    useImportQuestions,
    { questions: [] },
    { type: 'imported', subject: 'question', count: 3 },
  ],
  ['POST /quiz/join', useJoinQuiz, { code: 'ABC' }, { type: 'joined', quizId: 'q7' }],
  [
    'a lone submission',
    useSubmitQuiz,
    { id: 'q1', body: { answers: [] } },
    { type: 'submitted', quizId: 'q1' },
  ],
])('reports %s to hosts that use only hooks', async (_, useMutation, input, expected) => {
  const events: QuizEvent[] = [];
  const client = createQuizClient({
    fetch: (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      return Promise.resolve(Response.json(school[name] ?? { data: { message: 'Done.' } }));
    },
  });
  const { result } = renderHook(useMutation, {
    wrapper: ({ children }) => (
      <QuizProvider client={client} onEvent={(event) => events.push(event)}>
        {children}
      </QuizProvider>
    ),
  });
  await act(() => result.current.mutateAsync(input as never));
  expect(events).toEqual([{ ...expected, at: expect.any(String) as string, userId: undefined }]);
});
