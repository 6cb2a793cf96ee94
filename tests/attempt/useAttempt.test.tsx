import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import type { Profile, QuizPaper, SubmittedAnswer } from '../../src/api/entities';
import { useAttempt, type AttemptState } from '../../src/attempt/useAttempt';
import { QuizProvider } from '../../src/provider/QuizProvider';

const start = Date.parse('2026-05-04T09:00:00Z');
const options = { A: 'a', B: 'b', C: 'c', D: 'd' };
const user: Profile = {
  _id: 'chen',
  first_name: 'Chen',
  last_name: 'Wei',
  email: 'chen@school.example',
  role: 'Student',
  status: 'active',
};

/** A server with one quiz of two questions that opens at nine for a quarter of an hour. */
function server({ withAttempt = true } = {}) {
  const state = {
    now: () => start + performance.now(),
    papers: 0,
    submissions: [] as SubmittedAnswer[][],
    failing: null as null | (() => Response | Promise<Response>),
  };
  const paper = (): QuizPaper => {
    const hasStarted = state.now() >= start;
    const instant = (time: number): string => new Date(time).toISOString();
    const questions = ['i1', 'i2'].map((_id) => ({ _id, title: `Title of ${_id}`, options }));
    return {
      title: 'Week 3',
      questions: hasStarted ? questions : [],
      ...(withAttempt && {
        attempt: {
          started_at: instant(Math.max(start, hasStarted ? state.now() : start)),
          ends_at: instant(start + 15 * 60_000),
          server_now: instant(state.now()),
          revision: 0,
          answers: [],
        },
      }),
    };
  };
  const client = createQuizClient({
    fetch: async (request) => {
      if (request.method === 'GET') {
        state.papers += 1;
        return Response.json({ data: paper() });
      }
      const { answers } = (await request.json()) as { answers: SubmittedAnswer[] };
      state.submissions.push(answers);
      if (state.failing) return state.failing();
      const receipt = { _id: 'r1', submitted_at: 'x', answered: answers.length, questions: 2 };
      return Response.json({ data: { message: 'Received.', receipt } });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuizProvider client={client} user={user} token="t">
      {children}
    </QuizProvider>
  );
  const take = () => renderHook(() => useAttempt('q1'), { wrapper });
  return { state, take, client };
}

type Taken = ReturnType<ReturnType<typeof server>['take']>;

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const phase = ({ result }: Taken): AttemptState['phase'] => result.current.state.phase;
function sheet({ result }: Taken) {
  const { state } = result.current;
  if (!('sheet' in state)) throw new Error(`No answer sheet while ${state.phase}.`);
  return state.sheet;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => vi.useRealTimers());

it("counts down on the server's clock, whatever the device believes", async () => {
  const { take } = server();
  const taken = take();
  expect(phase(taken)).toBe('loading');
  await pass(10);
  expect(taken.result.current.secondsLeft).toBe(900);
  vi.setSystemTime(new Date('2031-01-01'));
  await pass(61_000);
  expect(taken.result.current.secondsLeft).toBe(839);
});

it('catches up at once after ticks that never came', async () => {
  const { take } = server();
  const taken = take();
  await pass(10);
  const stoodStill = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 300_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(taken.result.current.secondsLeft).toBe(600);
  stoodStill.mockRestore();
});

it('submits what is answered at zero, once', async () => {
  const { state, take } = server();
  const taken = take();
  await pass(10);
  act(() => sheet(taken).choose('i1', 'C'));
  await pass(15 * 60_000);
  await pass(5_000);
  expect(state.submissions).toEqual([[{ question: 'i1', answer: 'C' }]]);
  expect(taken.result.current.state).toMatchObject({
    phase: 'submitted',
    message: 'Received.',
    receipt: { _id: 'r1', answered: 1 },
  });
});

it('sends one submission however often it is asked to', async () => {
  const { state, take } = server();
  const taken = take();
  await pass(10);
  act(() => {
    taken.result.current.submit();
    taken.result.current.submit();
  });
  await pass(10);
  act(() => taken.result.current.submit());
  await pass(10);
  expect(state.submissions).toHaveLength(1);
});

it.each([
  ['refused', () => Response.json({ message: 'Busy.' }, { status: 503 }), 'http'],
  ['never answered', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
])('keeps the answers when a submission is %s, and sends them again', async (_, fail, kind) => {
  const { state, take } = server();
  state.failing = fail;
  const taken = take();
  await pass(10);
  act(() => sheet(taken).choose('i2', 'B'));
  act(() => taken.result.current.submit());
  await pass(10);
  expect(taken.result.current.state).toMatchObject({ phase: 'running', submitError: { kind } });
  expect(sheet(taken).answers()).toEqual({ i2: 'B' });

  state.failing = null;
  act(() => taken.result.current.submit());
  await pass(10);
  expect(phase(taken)).toBe('submitted');
  expect(state.submissions).toEqual([
    [{ question: 'i2', answer: 'B' }],
    [{ question: 'i2', answer: 'B' }],
  ]);
});

it.each([
  ['an empty body', () => new Response(null, { status: 204 })],
  ['no receipt', () => Response.json({ message: 'Thank you.' })],
])('takes an acknowledgement with %s for one', async (_, acknowledge) => {
  const { state, take } = server();
  state.failing = acknowledge;
  const taken = take();
  await pass(10);
  act(() => sheet(taken).choose('i1', 'A'));
  act(() => taken.result.current.submit());
  await pass(10);
  expect(phase(taken)).toBe('submitted');
  expect(localStorage).toHaveLength(0);
});

it('sends again after zero until the server has it', async () => {
  const { state, take } = server();
  const taken = take();
  await pass(10);
  act(() => sheet(taken).choose('i1', 'C'));
  state.failing = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(15 * 60_000 + 10_000);
  expect(state.submissions.length).toBeGreaterThan(2);
  state.failing = null;
  await pass(16_000);
  expect(phase(taken)).toBe('submitted');
  expect(state.submissions.at(-1)).toEqual([{ question: 'i1', answer: 'C' }]);
});

it('sends again at once when the network returns after zero', async () => {
  const { state, take } = server();
  const taken = take();
  await pass(10);
  state.failing = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(15 * 60_000 + 100);
  state.failing = null;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(10);
  expect(phase(taken)).toBe('submitted');
});

it('leaves a refusal after zero alone', async () => {
  const { state, take } = server();
  const taken = take();
  await pass(10);
  state.failing = () => Response.json({ message: 'Too late.' }, { status: 409 });
  await pass(15 * 60_000 + 60_000);
  expect(state.submissions).toHaveLength(1);
  expect(taken.result.current.state).toMatchObject({ submitError: { message: 'Too late.' } });
});

it('fails rather than waits when the device is offline', async () => {
  const { state, take } = server();
  const taken = take();
  await pass(10);
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  state.failing = () => Promise.reject(new TypeError('Failed to fetch'));
  act(() => taken.result.current.submit());
  await pass(10);
  expect(taken.result.current.state).toMatchObject({ submitError: { kind: 'network' } });
  offline.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
});

it('starts anew for another quiz', async () => {
  const { client } = server();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuizProvider client={client} user={user} token="t">
      {children}
    </QuizProvider>
  );
  const taken = renderHook(({ quiz }) => useAttempt(quiz), {
    wrapper,
    initialProps: { quiz: 'q1' },
  });
  await pass(10);
  act(() => taken.result.current.submit());
  await pass(10);
  expect(taken.result.current.state.phase).toBe('submitted');
  taken.rerender({ quiz: 'q2' });
  await pass(10);
  expect(taken.result.current.state.phase).toBe('running');
});

it("never submits one user's paper as another", async () => {
  const { state, client } = server();
  let signedIn: Profile = user;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuizProvider client={client} user={signedIn} token="t">
      {children}
    </QuizProvider>
  );
  const taken = renderHook(() => useAttempt('q1'), { wrapper });
  await pass(10);
  act(() => sheet(taken).choose('i1', 'D'));
  signedIn = { ...user, _id: 'amara' };
  taken.rerender();
  expect(taken.result.current.state.phase).toBe('loading');
  await pass(10);
  expect(state.papers).toBe(2);
  expect(sheet(taken).answers()).toEqual({});
});

it('keeps answers that were given before the host knew its user', async () => {
  const { client } = server();
  const host: { user?: Profile } = {};
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuizProvider client={client} user={host.user} token="t">
      {children}
    </QuizProvider>
  );
  const taken = renderHook(() => useAttempt('q1'), { wrapper });
  await pass(10);
  act(() => sheet(taken).choose('i2', 'A'));
  host.user = user;
  taken.rerender();
  await pass(10);
  expect(sheet(taken).answers()).toEqual({ i2: 'A' });
});

it('resumes with the answers after a reload, and forgets them once submitted', async () => {
  const { take } = server();
  const before = take();
  await pass(10);
  act(() => sheet(before).choose('i1', 'D'));
  before.unmount();

  const after = take();
  await pass(10);
  expect(sheet(after).answers()).toEqual({ i1: 'D' });
  act(() => after.result.current.submit());
  await pass(10);
  expect(localStorage).toHaveLength(0);
});

it('waits for the start and begins by itself', async () => {
  const { state, take } = server();
  state.now = () => start - 5_000 + performance.now() - loadedAt;
  const loadedAt = performance.now();
  const taken = take();
  await pass(10);
  expect(taken.result.current.state).toMatchObject({ phase: 'waiting', title: 'Week 3' });
  expect(taken.result.current.secondsLeft).toBeNull();
  act(() => taken.result.current.submit());
  expect(state.submissions).toEqual([]);
  await pass(5_100);
  expect(phase(taken)).toBe('running');
  expect(state.papers).toBe(2);
});

it('shows no time and submits nothing by itself for a server that sends no attempt', async () => {
  const { state, take } = server({ withAttempt: false });
  const taken = take();
  await pass(10);
  expect(taken.result.current.secondsLeft).toBeNull();
  await pass(4 * 3_600_000);
  expect(phase(taken)).toBe('running');
  expect(state.submissions).toEqual([]);
});
