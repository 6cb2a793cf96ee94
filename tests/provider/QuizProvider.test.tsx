import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile } from '../../src/api/entities';
import { useGroups, useStudents } from '../../src/api/teachingHooks';
import { useNotify } from '../../src/provider/notifications';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { useSessionStore } from '../../src/session/SessionContext';

const ada: Profile = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@school.example',
  role: 'Instructor',
  status: 'active',
};

afterEach(() => vi.restoreAllMocks());

/** Answers each token with one group named after it. */
function serveGroupsByToken() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const token = (input as Request).headers.get('authorization') ?? 'nobody';
    return Promise.resolve(Response.json([{ _id: 'g', name: token, max_students: 5 }]));
  });
}

function Groups() {
  const { data } = useGroups();
  return <p>{data?.[0]?.name ?? 'loading'}</p>;
}

it("drops one user's data before another's page is drawn", async () => {
  serveGroupsByToken();
  const page = (user: Profile, token: string) => (
    <QuizProvider user={user} token={token}>
      <Groups />
    </QuizProvider>
  );
  const { rerender } = render(page(ada, 'a'));
  await screen.findByText('Bearer a');
  rerender(page({ ...ada, _id: 'samuel' }, 'b'));
  expect(screen.queryByText('Bearer a')).toBeNull();
  await screen.findByText('Bearer b');
});

it("drops one token's data before the page of the next, if no user is given", async () => {
  serveGroupsByToken();
  const page = (token: string, user?: Profile) => (
    <QuizProvider token={token} user={user}>
      <Groups />
    </QuizProvider>
  );
  const { rerender } = render(page('a'));
  await screen.findByText('Bearer a');
  rerender(page('b'));
  expect(screen.queryByText('Bearer a')).toBeNull();
  await screen.findByText('Bearer b');
  // The token's owner is named later.
  rerender(page('b', ada));
  expect(screen.getByText('Bearer b')).toBeVisible();
  // The same person with a new token.
  rerender(page('c', ada));
  expect(screen.getByText('Bearer b')).toBeVisible();
});

it('reloads from another server', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL((input as Request).url);
    return Promise.resolve(Response.json([{ _id: 'g', name: pathname, max_students: 5 }]));
  });
  const page = (baseUrl: string) => (
    <QuizProvider user={ada} token="a" baseUrl={baseUrl}>
      <Groups />
    </QuizProvider>
  );
  const { rerender } = render(page('/one'));
  await screen.findByText('/one/group');
  rerender(page('/two'));
  expect(screen.queryByText('/one/group')).toBeNull();
  await screen.findByText('/two/group');
});

it('retries a load that failed once, after the page was hidden', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const look = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  const fetch = serveGroupsByToken().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const cache = new QueryClient();
  render(
    <QuizProvider user={ada} token="a" queryClient={cache}>
      <Groups />
    </QuizProvider>,
  );
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  act(() => look('hidden'));
  const isPaused = () => cache.getQueryCache().getAll()[0]?.state.fetchStatus === 'paused';
  await waitFor(() => expect(isPaused()).toBe(true));
  act(() => look('visible'));
  await screen.findByText('Bearer a');
});

it('requests once, however often the host creates its props again', async () => {
  const fetch = serveGroupsByToken();
  const page = () => (
    <QuizProvider
      user={{ ...ada }}
      token="a"
      messages={{}}
      onNotify={() => {}}
      onSessionEnd={() => {}}
    >
      <Groups />
    </QuizProvider>
  );
  const { rerender } = render(page());
  await screen.findByText('Bearer a');
  rerender(page());
  rerender(page());
  await screen.findByText('Bearer a');
  expect(fetch).toHaveBeenCalledOnce();
});

it('passes notifications to the newest onNotify through a function that stays the same', () => {
  const handed = new Set<unknown>();
  const events: string[] = [];
  function Speaker() {
    const notify = useNotify();
    handed.add(notify);
    return <button onClick={() => notify({ tone: 'positive', message: 'Saved.' })}>Speak</button>;
  }
  function Host() {
    const [count, setCount] = useState(0);
    return (
      <QuizProvider
        onNotify={({ message }) => {
          events.push(`${message} ${count}`);
          setCount(count + 1);
        }}
      >
        <Speaker />
      </QuizProvider>
    );
  }
  render(<Host />);
  screen.getByRole('button').click();
  screen.getByRole('button').click();
  expect(events[0]).toBe('Saved. 0');
  expect(handed.size).toBe(1);
});

it('continues with a session renewed in place, however often the host passes the old token', async () => {
  serveGroupsByToken();
  function Renew() {
    const session = useSessionStore();
    return <button onClick={() => session.write({ user: ada, token: 'renewed' })}>Renew</button>;
  }
  const page = (shown: boolean, token = 'old') => (
    <QuizProvider user={{ ...ada }} token={token}>
      <Renew />
      {shown && <Groups />}
    </QuizProvider>
  );
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button').click());
  rerender(page(false));
  rerender(page(true));
  await screen.findByText('Bearer renewed');
});

it('reloads with a new token what the previous one was refused, and nothing else', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { url, headers } = input as Request;
    const token = headers.get('authorization') ?? 'nobody';
    asked.push(`${new URL(url).pathname} ${token}`);
    const isRefused = token === 'Bearer old' && url.endsWith('/student');
    return Promise.resolve(
      isRefused ? Response.json({ message: 'Expired.' }, { status: 401 }) : Response.json([]),
    );
  });
  function Lists() {
    const { data: groups } = useGroups();
    const { data: students, error } = useStudents();
    return (
      <p>
        {groups?.length} groups, {students?.length ?? error?.message} students
      </p>
    );
  }
  const page = (token: string) => (
    <QuizProvider user={ada} getToken={() => token}>
      <Lists />
    </QuizProvider>
  );
  const { rerender } = render(page('old'));
  await screen.findByText('0 groups, Expired. students');
  rerender(page('new'));
  await screen.findByText('0 groups, 0 students');
  expect(asked).toEqual([
    '/api/group Bearer old',
    '/api/student Bearer old',
    '/api/student Bearer new',
  ]);
});
