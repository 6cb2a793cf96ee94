import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import {
  capabilitiesOptions,
  topStudentsOptions,
  upcomingQuizzesOptions,
} from '../../src/api/operations';
import { QuizHydration } from '../../src/provider/QuizHydration';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { UpcomingQuizzes } from '../../src/quizzes/home/UpcomingQuizzes';
import { Ranking } from '../../src/students/Ranking';

const bruno = {
  ...{ _id: 'bruno', first_name: 'Bruno', last_name: 'Costa', email: 'bruno@school.example' },
  ...{ role: 'Student' as const, status: 'active' as const },
};

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const quiz = { code: 'ABCD2345', group: 'g', questions_number: 5, duration: 60, participants: 2 };
const answers: Record<string, unknown> = {
  incomming: [
    { ...quiz, _id: 'running', title: 'Running', schadule: soon(-5), joined: true },
    {
      ...{ ...quiz, _id: 'done', title: 'Done', schadule: soon(-5), joined: true },
      submitted: true,
    },
    { ...quiz, _id: 'open', title: 'Open', schadule: soon(-5), joined: false },
  ],
  'top-five': [{ ...bruno, avg_score: 90 }],
  capabilities: { operations: [] },
};

async function prefetched(): Promise<DehydratedState> {
  const client = createQuizClient({
    fetch: ({ url }) => Promise.resolve(Response.json(answers[url.split('/').at(-1) ?? ''])),
  });
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(upcomingQuizzesOptions(client));
  await queryClient.prefetchQuery(topStudentsOptions(client));
  await queryClient.prefetchQuery(capabilitiesOptions(client));
  return dehydrate(queryClient);
}

const Page = ({ state }: { state: DehydratedState }) => (
  <QuizProvider user={bruno} token="t" paths={{ test: (id) => `/test/${id}` }}>
    <QuizHydration state={state}>
      <UpcomingQuizzes />
      <Ranking />
    </QuizHydration>
  </QuizProvider>
);

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('renders what a student can do, and which place is theirs, on a server already', async () => {
  const page = <Page state={await prefetched()} />;
  const html = renderToString(page);
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  expect(screen.getByRole('link', { name: /Continue/ })).toHaveAttribute('href', '/test/running');
  expect(screen.getByText('Submitted')).toBeInTheDocument();
  expect(screen.getByText('You')).toBeInTheDocument();
  expect(place.querySelector('[data-audience="student"]')).not.toBeNull();
  // The device's clock is a day ahead of the server's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  const root = await act(() => hydrateRoot(place, page));
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
});
