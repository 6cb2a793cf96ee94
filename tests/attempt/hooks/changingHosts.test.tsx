import { act, render, renderHook } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../../src/attempt/keeping/draftStore';
import { useAttempt } from '../../../src/attempt/hooks/useAttempt';
import { useOutbox } from '../../../src/attempt/hooks/useOutbox';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { UnsentSubmissions } from '../../../src/quizzes/runner/submission/UnsentSubmissions';
import { useSession } from '../../../src/session/SessionContext';
import { createMemorySession } from '../../../src/session/SessionStore';
import {
  brought,
  chen,
  createQuizServer,
  noNetwork,
  pass,
  phase,
  refusing,
  sheetOf,
  start,
} from '../fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const submission = {
  quiz: 'q1',
  title: 'Week 3',
  choices: { i1: { answer: 'C', at: start } },
  held: {},
  revision: 0,
  isTimeUp: false,
  copy: [],
  madeAt: '2026-05-04T09:00:00Z',
};
const draftsKept = () => Object.keys(localStorage).filter((key) => key.includes(':draft:'));

it('keeps the waits of a submission when a host renders with a new user object each time', async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.submit = noNetwork;
  act(() => sheetOf(taken).choose('i1', 'C'));
  act(() => taken.result.current.attempt.submit());
  await pass(8_000);
  const before = state.submissions.length;
  for (let render = 0; render < 50; render += 1) {
    host.user = { ...chen };
    taken.rerender({ quizId: 'q1' });
    await pass(20);
  }
  expect(state.submissions.length - before).toBeLessThan(3);
});

it('tells a host that renders at each end of a session only once', async () => {
  const ended = vi.fn();
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(refusing(401, 'Over.')()));
  function Host({ children }: { children: ReactNode }) {
    const [, setCount] = useState(0);
    return (
      <QuizProvider
        user={{ ...chen }}
        token="t"
        onSessionEnd={() => {
          ended();
          setCount((count) => count + 1);
        }}
      >
        {children}
      </QuizProvider>
    );
  }
  localStorage.setItem('quizwright:outbox:chen:q1', JSON.stringify(submission));
  renderHook(() => useOutbox(), { wrapper: Host });
  for (let at = 0; at < 20; at += 1) await pass(10);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.length).toBeLessThan(3);
});

it('keeps and saves nothing more for a user who has been replaced by another', async () => {
  const { state, take, host } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  host.user = { ...chen, _id: 'dana' };
  taken.rerender({ quizId: 'q1' });
  await pass(5_000);
  expect(state.drafts).toEqual([]);
});

it('leaves nothing behind of a user who has logged out in another tab', async () => {
  const { state, client } = createQuizServer();
  const session = createMemorySession({ user: chen, token: 't' });
  let attempt: ReturnType<typeof useAttempt> | undefined;
  function Runner() {
    attempt = useAttempt('q1');
    return null;
  }
  // Like the app, whose page disappears with its session.
  const Page = () => useSession() && <Runner />;
  render(
    <QuizProvider client={client} session={session}>
      <Page />
    </QuizProvider>,
  );
  await pass(10);
  act(() => {
    if (attempt?.state.phase === 'running') attempt.state.paper.sheet.choose('i1', 'C');
  });
  expect(draftsKept()).toHaveLength(1);
  localStorage.clear();
  act(() => session.write(null));
  await pass(5_000);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(state.drafts).toEqual([]);
});

it('does not restore what its host removed before it removed the widget', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  expect(draftsKept()).toHaveLength(1);
  forgetDrafts(chen._id);
  taken.unmount();
  await pass(5_000);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(state.drafts).toEqual([]);
});

it('saves before a page is gone, when no timer runs any more', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  window.dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(state.drafts).toEqual([{ i1: 'C' }]);
});

it('saves what it can when its widget is removed', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  taken.unmount();
  await pass(10);
  expect(state.held()).toEqual({ i1: 'C' });
});

it('runs in strict mode, and leaves no timer and no listener behind', async () => {
  const listened = ['visibilitychange', 'resume', 'pageshow', 'pagehide', 'online', 'storage'];
  const targets = [window, document] as const;
  const spies = targets.map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }));
  const callsOf = (spy: (typeof spies)[number]['added' | 'removed']) =>
    spy.mock.calls.filter(([type]) => listened.includes(type)).map(([, listener]) => listener);
  const { state, client } = createQuizServer();
  let attempt: ReturnType<typeof useAttempt> | undefined;
  function Runner() {
    attempt = useAttempt('q1');
    useOutbox();
    return null;
  }
  const page = render(
    <StrictMode>
      <QuizProvider client={client} user={chen} token="t">
        <Runner />
      </QuizProvider>
    </StrictMode>,
  );
  await pass(10);
  expect(attempt?.state.phase).toBe('running');
  state.failing.draft = noNetwork;
  act(() => {
    if (attempt?.state.phase === 'running') attempt.state.paper.sheet.choose('i1', 'C');
  });
  await pass(3_000);
  page.unmount();
  await pass(1_000);
  expect(vi.getTimerCount()).toBe(0);
  for (const { added, removed } of spies) {
    expect(callsOf(added).length).toBeGreaterThan(0);
    expect(new Set(callsOf(removed))).toEqual(new Set(callsOf(added)));
  }
  vi.restoreAllMocks();
});

it.each(['', 'soon'])('ignores times that cannot be read (%j)', async (ends_at) => {
  const { state, take } = createQuizServer();
  state.failing.paper = () =>
    Response.json({
      data: {
        title: 'Week 3',
        questions: [{ _id: 'i1', title: 'T', options: { A: 'a', B: 'b', C: 'c', D: 'd' } }],
        attempt: {
          started_at: new Date(start).toISOString(),
          ends_at,
          server_now: new Date(start).toISOString(),
          revision: 0,
          answers: [],
        },
      },
    });
  const taken = take();
  await pass(10);
  expect(phase(taken)).toBe('running');
  expect(taken.result.current.time).toMatchObject({ secondsLeft: null, endsAt: null });
  await pass(5_000);
  expect(phase(taken)).toBe('running');
});

it.each(['constructor', '__proto__', 'toString', 'a:b/%ü', '.'])(
  'keeps answers to a question named %s',
  async (id) => {
    const { state, take } = createQuizServer({ questions: [id, 'i2'] });
    const taken = take();
    await pass(10);
    expect(Object.keys(sheetOf(taken).answers())).toEqual([]);
    act(() => sheetOf(taken).choose(id, 'C'));
    await pass(1_000);
    expect(Object.entries(state.held())).toEqual([[id, 'C']]);
    expect(taken.result.current.saving).toBe('saved');
    taken.unmount();
    const again = take();
    await pass(10);
    expect(Object.entries(sheetOf(again).answers())).toEqual([[id, 'C']]);
    act(() => again.result.current.attempt.submit());
    await pass(10);
    expect(state.submissions.map(brought).map(Object.entries)).toEqual([[[id, 'C']]]);
  },
);

it.each([
  ['while the paper is being loaded', false],
  ['during a try', true],
])('continues to send what was being taken back when its page is left %s', async (_, isSlow) => {
  const { state, client } = createQuizServer();
  let attempt: ReturnType<typeof useAttempt> | undefined;
  function Runner() {
    attempt = useAttempt('q1');
    return null;
  }
  const page = (isOpen: boolean) => (
    <QuizProvider client={client} user={chen} token="t">
      {isOpen && <Runner />}
    </QuizProvider>
  );
  const view = render(page(true));
  await pass(10);
  state.failing.submit = noNetwork;
  act(() => attempt?.submit());
  await pass(10);
  expect(attempt?.state.phase).toBe('unsent');
  state.failing.paper = () => new Promise(() => {});
  let fail = () => {};
  if (isSlow) {
    const noAnswer = new Promise<Response>((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    state.failing.submit = () => noAnswer;
    await pass(1_100);
  }
  act(() => void attempt?.resume());
  await pass(100);
  view.rerender(page(false));
  state.failing.submit = null;
  fail();
  await pass(60_000);
  expect(localStorage).toHaveLength(0);
});

it.each([409, 410])('submits nothing only because a draft is refused with %i', async (status) => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(status, 'Conflict.');
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(5_000);
  expect(phase(taken)).toBe('running');
  expect(taken.result.current.saving).toBe('device');
  expect(state.submissions).toEqual([]);
  state.failing.draft = null;
  act(() => sheetOf(taken).choose('i2', 'B'));
  await pass(1_000);
  expect(taken.result.current.saving).toBe('saved');
});

it.each([400, 403, 404, 405, 422, 429, 500, 501])(
  'continues answering and submits if drafts are refused with %i',
  async (status) => {
    const { state, take } = createQuizServer();
    const taken = take();
    await pass(10);
    state.failing.draft = refusing(status, 'No.');
    act(() => sheetOf(taken).choose('i1', 'C'));
    await pass(20_000);
    expect(taken.result.current.saving).toBe('device');
    act(() => taken.result.current.attempt.submit());
    await pass(10);
    expect(phase(taken)).toBe('submitted');
    expect(localStorage).toHaveLength(0);
  },
);

it('treats a web page in place of a reply as no reply', async () => {
  const portal = () => new Response('<!doctype html><title>Log in to the Wi-Fi</title>');
  const { state, take } = createQuizServer();
  state.failing.paper = portal;
  const taken = take();
  await pass(10);
  expect(phase(taken)).toBe('failed');
  state.failing.paper = null;
  await pass(20_000);
  expect(phase(taken)).toBe('running');
  state.failing = { paper: portal, draft: portal, submit: portal };
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(20_000);
  expect(taken.result.current.saving).toBe('device');
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(phase(taken)).toBe('unsent');
  state.failing = { paper: null, draft: null, submit: null };
  await pass(20_000);
  expect(phase(taken)).toBe('submitted');
});

it('submits what was answered before its user was known if the quiz is over by then', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  state.failing = { paper: refusing(410, 'Over.'), draft: noNetwork, submit: noNetwork };
  act(() => sheetOf(taken).choose('i1', 'C'));
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(10);
  expect(phase(taken)).toBe('unsent');
  expect(taken.result.current.outbox.entries).toMatchObject([
    { quiz: 'q1', choices: { i1: { answer: 'C' } } },
  ]);
});

it('does not resubmit what was submitted before its user was known', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(phase(taken)).toBe('submitted');
  state.failing.paper = refusing(409, 'You have submitted this quiz before.');
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(1_000);
  expect(phase(taken)).toBe('closed');
  expect(state.submissions).toHaveLength(1);
});

it('begins when the start was moved to an earlier time', async () => {
  const { state, take } = createQuizServer();
  let early = 20 * 60_000;
  state.now = () => start + performance.now() - early;
  const taken = take();
  await pass(10);
  expect(phase(taken)).toBe('waiting');
  early = 0;
  await pass(65_000);
  expect(phase(taken)).toBe('running');
});

it('reports when the start was moved to a later time', async () => {
  const { state, take } = createQuizServer();
  state.now = () => start + performance.now() - 20 * 60_000;
  const taken = take();
  await pass(10);
  state.startsAt = start + 10 * 60_000;
  await pass(65_000);
  expect(taken.result.current.attempt.state).toMatchObject({
    phase: 'waiting',
    startsAt: '2026-05-04T09:10:00.000Z',
  });
  expect(taken.result.current.time.secondsToStart).toBeGreaterThan(28 * 60);
});

it('renders on a server, and continues from there with what the device has', async () => {
  const { client } = createQuizServer();
  const page = (
    <QuizProvider client={client} user={chen} token="t">
      <UnsentSubmissions />
    </QuizProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  localStorage.setItem('quizwright:outbox:chen:q1', JSON.stringify(submission));
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(place, page, { onRecoverableError });
  await pass(100);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place).toHaveTextContent('Week 3');
  act(() => root.unmount());
});
