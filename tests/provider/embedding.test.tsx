import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { useGroups } from '../../src/api/teachingHooks';
import { draftsOnDevice } from '../../src/attempt/keeping/draftStore';
import { useAttempt, type AttemptHandle } from '../../src/attempt/hooks/useAttempt';
import { useNotify } from '../../src/provider/notifications';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { useMessages } from '../../src/provider/useMessages';
import { chen, createQuizServer, noNetwork, pass, receipt } from '../attempt/fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pending = {
  quiz: 'q1',
  title: 'Week 3',
  choices: { i1: { answer: 'C', at: Date.parse('2026-05-04T09:00:00Z') } },
  held: {},
  revision: 0,
  isTimeUp: false,
  copy: [],
  madeAt: '2026-05-04T09:00:00Z',
};

it('sends what waits on the device once, however many providers of its user find it', async () => {
  const { state, client } = createQuizServer();
  localStorage.setItem('quizwright:outbox:chen:q1', JSON.stringify(pending));
  const one = (
    <QuizProvider client={client} user={chen} token="t">
      <p>A widget</p>
    </QuizProvider>
  );
  render(
    <StrictMode>
      {one}
      {one}
      {one}
    </StrictMode>,
  );
  await pass(30_000);
  expect(state.submissions).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

it('does not send what another provider is sending, and drops it once that has succeeded', async () => {
  const { state, client } = createQuizServer();
  const later = { ...pending, madeAt: '2026-05-04T09:01:00Z' };
  localStorage.setItem('quizwright:outbox:chen:q1', JSON.stringify(later));
  const answers: ((response: Response) => void)[] = [];
  state.failing.submit = () => new Promise((resolve) => answers.push(resolve));
  const one = (
    <QuizProvider client={client} user={chen} token="t">
      <p>A widget</p>
    </QuizProvider>
  );
  render(
    <>
      {one}
      {one}
    </>,
  );
  await pass(1_000);
  // The second one waits for the outcome of the first one's call.
  expect(state.submissions).toHaveLength(1);
  state.failing.submit = null;
  answers[0]!(Response.json({ data: { message: 'Received.', receipt } }));
  await pass(30_000);
  expect(state.submissions).toHaveLength(1);
});

function Runner({ onRender }: { onRender: (attempt: AttemptHandle) => void }) {
  const attempt = useAttempt('q1');
  onRender(attempt);
  return <p>{attempt.state.phase}</p>;
}

it('submits once through a strict double mount, a remount and a second provider', async () => {
  const { state, client } = createQuizServer();
  let attempt: AttemptHandle | undefined;
  const runner = <Runner onRender={(next) => (attempt = next)} />;
  const host = (key: string, children: ReactNode) => (
    <StrictMode>
      <QuizProvider key={key} client={client} user={chen} token="t">
        {children}
      </QuizProvider>
      <QuizProvider client={client} user={chen} token="t">
        <p>Another widget</p>
      </QuizProvider>
    </StrictMode>
  );
  const { rerender } = render(host('a', runner));
  await pass(10);
  act(() => attempt?.submit());
  rerender(host('b', runner));
  await pass(10);
  rerender(host('b', null));
  rerender(host('b', runner));
  await pass(60_000);
  expect(state.submissions).toHaveLength(1);
});

it('gives the receipt to a runner that is remounted while its submission runs', async () => {
  const { state, client } = createQuizServer();
  const answers: ((response: Response) => void)[] = [];
  state.failing.submit = () => new Promise((resolve) => answers.push(resolve));
  let attempt: AttemptHandle | undefined;
  const host = (key: string) => (
    <QuizProvider key={key} client={client} user={chen} token="t">
      <Runner onRender={(next) => (attempt = next)} />
    </QuizProvider>
  );
  const { rerender } = render(host('a'));
  await pass(10);
  act(() => attempt?.submit());
  await pass(10);
  rerender(host('b'));
  await pass(10);
  expect(attempt?.state.phase).toBe('unsent');
  answers[0]!(Response.json({ data: { message: 'Received.', receipt } }));
  await pass(10);
  expect(attempt?.state).toMatchObject({ phase: 'submitted', message: 'Received.' });
  expect(state.submissions).toHaveLength(1);
});

it('keeps data with the same ids from two servers apart', async () => {
  const drafts: string[] = [];
  const paper = {
    title: 'Week 3',
    questions: [{ _id: 'i1', title: 'T', options: { A: 'a', B: 'b', C: 'c', D: 'd' } }],
  };
  const serve = (baseUrl: string) =>
    createQuizClient({
      baseUrl,
      fetch: (request) => {
        if (request.method !== 'GET') drafts.push(request.url);
        return Promise.resolve(Response.json({ data: paper }));
      },
    });
  const attempts: Record<string, AttemptHandle> = {};
  const at = (baseUrl: string) => (
    <QuizProvider client={serve(baseUrl)} user={chen} token="t">
      <Runner onRender={(attempt) => (attempts[baseUrl] = attempt)} />
    </QuizProvider>
  );
  render(
    <>
      {at('/api')}
      {at('https://other.example/api')}
    </>,
  );
  await pass(10);
  for (const { state } of Object.values(attempts)) expect(state.phase).toBe('running');
  const { state } = attempts['/api']!;
  act(() => {
    if (state.phase === 'running') state.paper.sheet.choose('i1', 'B');
  });
  await pass(2_000);
  expect(draftsOnDevice('chen')).toHaveLength(1);
  const server = 'https://other.example/api';
  expect(draftsOnDevice('chen', { server })).toEqual([]);
  const other = attempts[server]!.state;
  expect(other.phase === 'running' && other.paper.sheet.answers()).toEqual({});
});

it('gives each provider its own server, user, language and toasts', async () => {
  function Speaker({ name }: { name: string }) {
    const notify = useNotify();
    const { data } = useGroups();
    return (
      <button onClick={() => notify({ tone: 'positive', message: `Said by ${name}` })}>
        {name} {data?.[0]?.name} {useMessages().common.close}
      </button>
    );
  }
  const serve = (name: string) =>
    createQuizClient({
      fetch: () => Promise.resolve(Response.json([{ _id: 'g', name, max_students: 5 }])),
    });
  const clients = { north: serve('North group'), south: serve('South group') };
  render(
    <>
      <QuizProvider client={clients.north} user={chen} token="n" theme="dark">
        <Speaker name="North" />
      </QuizProvider>
      <QuizProvider
        client={clients.south}
        user={{ ...chen, _id: 'dana' }}
        token="s"
        messages={{ common: { close: 'Zu', notifications: 'Meldungen' } }}
      >
        <Speaker name="South" />
      </QuizProvider>
    </>,
  );
  await pass(50);
  screen.getByRole('button', { name: 'North North group Close' });
  act(() => screen.getByRole('button', { name: 'South South group Zu' }).click());
  const toasts = screen.getByRole('region', { name: 'Meldungen' });
  expect(toasts).toHaveTextContent('Said by South');
  expect(toasts).toHaveAttribute('data-qw-theme', 'light');
  const others = screen.getByRole('region', { name: 'Notifications' });
  expect(others).not.toHaveTextContent('Said');
  expect(others).toHaveAttribute('data-qw-theme', 'dark');
});

it("keeps a submission's pauses if a host creates its client at each render", async () => {
  const { state, client } = createQuizServer();
  state.failing.submit = noNetwork;
  const later = { ...pending, madeAt: '2026-05-04T09:02:00Z' };
  localStorage.setItem('quizwright:outbox:chen:q1', JSON.stringify(later));
  const page = () => (
    <QuizProvider client={{ ...client }} user={chen} token="t">
      <p>A widget</p>
    </QuizProvider>
  );
  const { rerender } = render(page());
  await pass(8_000);
  const before = state.submissions.length;
  for (let times = 0; times < 50; times += 1) {
    rerender(page());
    await pass(20);
  }
  expect(state.submissions.length - before).toBeLessThan(3);
});

it('asks for the token at each call, and continues with a renewed one', async () => {
  const sent: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    sent.push((input as Request).headers.get('authorization'));
    return Promise.resolve(Response.json([]));
  });
  let token = 'first';
  function Groups() {
    const { refetch } = useGroups();
    return <button onClick={() => void refetch()}>Again</button>;
  }
  render(
    <QuizProvider user={chen} getToken={() => token}>
      <Groups />
    </QuizProvider>,
  );
  await pass(10);
  token = 'second';
  act(() => screen.getByRole('button').click());
  await pass(10);
  expect(sent).toEqual(['Bearer first', 'Bearer second']);
});

it('continues an attempt when somebody returns with another token', async () => {
  const { state, client } = createQuizServer();
  let token = 'old';
  let attempt: AttemptHandle | undefined;
  state.failing.paper = () => Response.json({ message: 'Over.' }, { status: 401 });
  render(
    <QuizProvider client={client} user={chen} getToken={() => token}>
      <Runner onRender={(next) => (attempt = next)} />
    </QuizProvider>,
  );
  await pass(10);
  expect(attempt?.state.phase).toBe('signedOut');
  state.failing.paper = null;
  token = 'new';
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(10);
  expect(attempt?.state.phase).toBe('running');
});
