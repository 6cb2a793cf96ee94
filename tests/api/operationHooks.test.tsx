import { QueryClient, QueryClientProvider, type DefaultOptions } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as hooks from '../../src/hooks';
import * as widgets from '../../src/index';
import { ApiContext } from '../../src/api/ApiContext';
import { createQuizClient } from '../../src/api/createQuizClient';
import { useGroup } from '../../src/api/operationHooks';
import { useCreateQuestion, useGroups, useQuestions } from '../../src/api/teachingHooks';
import { groupKey } from '../../src/api/operations';
import { groupsKey, questionsKey } from '../../src/api/teachingOperations';
import type { Question, QuestionInput } from '../../src/api/entities';

afterEach(() => void vi.useRealTimers());

const draft: QuestionInput = {
  title: 'What does the "S" in HTTPS stand for?',
  description: 'Transport security.',
  options: { A: 'Secure', B: 'Simple', C: 'Static', D: 'Stateful' },
  answer: 'A',
  type: 'BE',
  difficulty: 'easy',
};

function school(defaultOptions: DefaultOptions = {}) {
  const questions: Question[] = [];
  const asked: string[] = [];
  let isLost = false;
  const client = createQuizClient({
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      if (request.method === 'POST') {
        const body = (await request.json()) as QuestionInput;
        questions.push({ ...body, _id: 'q1' });
        if (isLost) throw new TypeError('Failed to fetch');
        return Response.json({ data: { _id: 'q1', message: 'Added.' } }, { status: 201 });
      }
      return Response.json(request.url.endsWith('/question') ? questions : []);
    },
  });
  const queryClient = new QueryClient({ defaultOptions });
  const hostClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={hostClient}>
      <ApiContext.Provider value={{ client, queryClient, emit: () => {}, attempts: new Map() }}>
        {children}
      </ApiContext.Provider>
    </QueryClientProvider>
  );
  const loseAnswer = () => {
    isLost = true;
  };
  return { asked, queryClient, hostClient, wrapper, loseAnswer };
}

it('refetches what a mutation invalidates, and nothing else', async () => {
  const { asked, wrapper } = school();
  const { result } = renderHook(
    () => ({ list: useQuestions(), groups: useGroups(), create: useCreateQuestion() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.groups.isSuccess).toBe(true));
  await waitFor(() => expect(result.current.list.data).toEqual([]));

  await act(() => result.current.create.mutateAsync(draft));

  await waitFor(() => expect(result.current.list.data).toHaveLength(1));
  expect(asked.filter((call) => call === 'GET /api/question')).toHaveLength(2);
  expect(asked.filter((call) => call === 'GET /api/group')).toHaveLength(1);
});

it('refetches after a lost reply: the change may have been made', async () => {
  const { wrapper, loseAnswer } = school();
  const { result } = renderHook(() => ({ list: useQuestions(), create: useCreateQuestion() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.list.data).toEqual([]));
  loseAnswer();
  await act(() => expect(result.current.create.mutateAsync(draft)).rejects.toThrow());
  await waitFor(() => expect(result.current.list.data).toHaveLength(1));
});

it('forgets what was sent once nobody shows it, because it may be a password', async () => {
  const { wrapper, queryClient } = school();
  const { result, unmount } = renderHook(() => useCreateQuestion(), { wrapper });
  await act(() => result.current.mutateAsync(draft));
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
  unmount();
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

it("keeps its data out of the host's cache", async () => {
  const { wrapper, queryClient, hostClient } = school();
  const { result } = renderHook(() => useQuestions(), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(queryClient.getQueryData(questionsKey())).toEqual([]);
  expect(hostClient.getQueryCache().getAll()).toEqual([]);
});

it('gives each object a key below the one of its operation', () => {
  expect(groupKey('g1')).toEqual(['quizwright', 'group', 'g1']);
  expect(groupsKey()).toEqual(['quizwright', 'groups']);
});

const named = <Value,>(from: object, isMeant: RegExp) =>
  Object.entries(from).filter(([name]) => isMeant.test(name)) as [string, Value][];

/** The error outside a provider, if any, which must name what was used. */
function errorOf(use: () => unknown): string | undefined {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    use();
  } catch (error) {
    const { message } = error as Error;
    return message.includes('found no provider') ? message : undefined;
  } finally {
    logged.mockRestore();
  }
  return undefined;
}

it('names the hook that is outside a provider', () => {
  const errors = named<(id: string) => unknown>(hooks, /^use[A-Z]/).map(
    ([name, use]) => [name, errorOf(() => renderHook(() => use('x')))] as const,
  );
  const found = errors.filter(([, error]) => error !== undefined);
  expect(found.length).toBeGreaterThan(50);
  expect(found).toEqual(
    found.map(([name]) => [
      name,
      `Quizwright: ${name} found no provider. Wrap your routes in one <QuizProvider>.`,
    ]),
  );
});

it('names the widget that is outside a provider', () => {
  const errors = named<ComponentType>(widgets, /^[A-Z]/).map(
    ([name, Widget]) => [name, errorOf(() => render(<Widget />))] as const,
  );
  const found = errors.filter(([, error]) => error !== undefined);
  expect(found.length).toBeGreaterThan(25);
  expect(found).toEqual(
    found.map(([name]) => [
      name,
      `Quizwright: ${name} found no provider. Wrap your routes in one <QuizProvider>.`,
    ]),
  );
});

it('rarely checks a request whose widget is gone, and forgets what it sent', async () => {
  vi.useFakeTimers();
  let finish: (answer: Response) => void = () => {};
  const client = createQuizClient({
    fetch: () => new Promise<Response>((resolve) => (finish = resolve)),
  });
  const queryClient = new QueryClient();
  const { result, unmount } = renderHook(() => useCreateQuestion(), {
    wrapper: ({ children }) => (
      <ApiContext.Provider value={{ client, queryClient, emit: () => {}, attempts: new Map() }}>
        {children}
      </ApiContext.Provider>
    ),
  });
  act(() => result.current.mutate(draft));
  await act(() => vi.advanceTimersByTimeAsync(1));
  unmount();

  const end = Date.now() + 10_000;
  let looks = 0;
  // Once a second; a request that another test has left open may be looked after too.
  for (; looks < 100 && Date.now() < end; looks += 1) await vi.advanceTimersToNextTimerAsync();
  expect(looks).toBeLessThan(100);

  finish(Response.json({ data: { _id: 'q1', message: 'Added.' } }, { status: 201 }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

it.each<[string, DefaultOptions]>([
  ['throws errors', { queries: { throwOnError: true }, mutations: { throwOnError: true } }],
  ['suspends', { queries: { suspense: true } as object }],
  ['selects', { queries: { select: (data: unknown) => ({ wrapped: data }) } }],
  ['is disabled', { queries: { enabled: false } }],
  ['shows what was there before', { queries: { placeholderData: (before: unknown) => before } }],
  ['reads once', { queries: { staleTime: Infinity, refetchOnMount: false } }],
  ['keeps what is static', { queries: { staleTime: 'static' } }],
  ['tells of no change', { queries: { notifyOnChangeProps: [] } }],
  ['has data of its own', { queries: { initialData: { of: 'the host' } } }],
  ['has a failing callback', { mutations: { onMutate: () => Promise.reject(new Error('Host')) } }],
  ['copies data', { queries: { structuralSharing: false } }],
  ['waits long', { queries: { retryDelay: 3_600_000 }, mutations: { retry: 9, retryDelay: 1 } }],
])('works on a cache of the host\u2019s that %s', async (_what, defaults) => {
  const { asked, wrapper, loseAnswer } = school(defaults);
  const { result, unmount } = renderHook(
    () => ({ list: useQuestions(), group: useGroup('g1'), create: useCreateQuestion() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data).toEqual([]));
  expect(result.current.group.data).not.toEqual([]);
  loseAnswer();
  await act(() => expect(result.current.create.mutateAsync(draft)).rejects.toThrow());
  await waitFor(() => expect(result.current.create.isError).toBe(true));
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  await waitFor(() => expect(result.current.list.data).toHaveLength(1));
  unmount();

  const again = renderHook(() => useQuestions(), { wrapper });
  await act(() => Promise.resolve());
  expect(again.result.current.data).toHaveLength(1);
});
