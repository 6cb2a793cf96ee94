import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { useGroups } from '../../src/api/teachingHooks';
import { groupsKey, groupsOptions } from '../../src/api/teachingOperations';
import { QuizHydration } from '../../src/provider/QuizHydration';
import { QuizProvider, type QuizProviderProps } from '../../src/provider/QuizProvider';

const ada: QuizProviderProps['user'] = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@school.example',
  role: 'Instructor',
  status: 'active',
};

let calls: MockInstance<typeof fetch>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json([{ _id: 'g', name: 'Asked again', max_students: 5 }])),
    );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a server loads for a request. */
async function prefetched(): Promise<DehydratedState> {
  const client = createQuizClient({
    fetch: () => Promise.resolve(Response.json([{ _id: 'g', name: 'Web 1', max_students: 5 }])),
  });
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(groupsOptions(client));
  return dehydrate(queryClient);
}

function Groups() {
  const { data } = useGroups();
  return <p>{data?.[0]?.name ?? 'loading'}</p>;
}

interface LayoutProps extends Pick<QuizProviderProps, 'queryClient'> {
  state: DehydratedState;
  lists?: number;
}

function Layout({ state, queryClient, lists = 1 }: LayoutProps) {
  return (
    <QuizProvider token="t" user={ada} queryClient={queryClient}>
      <QuizHydration state={state}>
        {Array.from({ length: lists }, (_, index) => (
          <Groups key={index} />
        ))}
      </QuizHydration>
    </QuizProvider>
  );
}

it('renders what was loaded, on a server too', async () => {
  const state = await prefetched();
  expect(renderToString(<Layout state={state} />)).toContain('Web 1');
  render(<Layout state={state} />);
  expect(screen.getByText('Web 1')).toBeVisible();
});

it('is not loaded again as the page starts, but by what mounts a minute later', async () => {
  const state = await prefetched();
  const { rerender } = render(<Layout state={state} />);
  vi.advanceTimersByTime(59_000);
  rerender(<Layout state={state} lists={2} />);
  expect(calls).not.toHaveBeenCalled();

  vi.advanceTimersByTime(2_000);
  rerender(<Layout state={state} lists={3} />);
  expect(await screen.findAllByText('Asked again')).toHaveLength(3);
  expect(calls).toHaveBeenCalledOnce();
});

it('keeps fresh only what the server has loaded', async () => {
  const state = await prefetched();
  const queryClient = new QueryClient();
  const { rerender } = render(<Layout state={state} queryClient={queryClient} />);
  vi.advanceTimersByTime(1);
  await act(() => queryClient.invalidateQueries({ queryKey: groupsKey() }));
  expect(calls).toHaveBeenCalledOnce();
  rerender(<Layout state={state} queryClient={queryClient} lists={2} />);
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
});

it('shows what the next page of the server has loaded later', async () => {
  const first = await prefetched();
  const { rerender } = render(<Layout state={first} />);
  vi.advanceTimersByTime(1_000);
  const queryClient = new QueryClient();
  queryClient.setQueryData(groupsKey(), [{ _id: 'g', name: 'Web 2', max_students: 5 }]);
  rerender(<Layout state={dehydrate(queryClient)} />);
  expect(await screen.findByText('Web 2')).toBeVisible();
  expect(calls).not.toHaveBeenCalled();
});

it("leaves it to a host's own cache how long data is fresh", async () => {
  const state = await prefetched();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } });
  render(<Layout state={state} queryClient={queryClient} />);
  expect(await screen.findByText('Asked again')).toBeVisible();
});

it('says what it needs outside a provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = await prefetched();
  expect(() => render(<QuizHydration state={state}>None</QuizHydration>)).toThrow(
    'Quizwright: QuizHydration found no provider.',
  );
});
