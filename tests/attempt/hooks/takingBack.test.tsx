import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAttempt, type AttemptHandle } from '../../../src/attempt/hooks/useAttempt';
import { useOutbox, type OutboxHandle } from '../../../src/attempt/hooks/useOutbox';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import {
  brought,
  chen,
  createQuizServer,
  noNetwork,
  pass,
  phase,
  receipt,
  refusing,
  sheetOf,
  type Taken,
} from '../fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Chen has answered C and submitted it, and no server has it. */
async function submitOffline() {
  const server = createQuizServer();
  const taken = server.take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  server.state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  expect(phase(taken)).toBe('unsent');
  return { ...server, taken };
}

const resume = ({ result }: Taken) => act(() => void result.current.attempt.resume());

it('sends nothing because the session is renewed meanwhile', async () => {
  const { state, host, taken } = await submitOffline();
  state.failing.submit = null;
  // The paper takes a while, and the host passes a new token in between.
  let answerPaper = (): void => {};
  const isAsked = new Promise<void>((resolve) => (answerPaper = resolve));
  state.failing.paper = async () => {
    await isAsked;
    state.failing.paper = null;
    return Response.error();
  };
  const { length } = state.submissions;
  resume(taken);
  await pass(100);
  host.token = 't2';
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(state.submissions).toHaveLength(length);
  // The paper cannot be loaded, so it is sent.
  answerPaper();
  await pass(5_000);
  expect(phase(taken)).toBe('submitted');
});

it('is given up if the session had ended: the submission is sent after the next sign-in', async () => {
  const { state, host, taken } = await submitOffline();
  state.failing.paper = refusing(401, 'Expired.');
  state.failing.submit = refusing(401, 'Expired.');
  resume(taken);
  await pass(100);
  expect(phase(taken)).toBe('signedOut');
  state.failing.paper = null;
  state.failing.submit = null;
  host.token = 't2';
  taken.rerender({ quizId: 'q1' });
  await pass(3_000);
  expect(phase(taken)).toBe('submitted');
  expect(state.held()).toEqual({ i1: 'C' });
});

it('works for a submission at zero while signed out, if time was added meanwhile', async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(401, 'Expired.');
  state.failing.submit = refusing(401, 'Expired.');
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(phase(taken)).toBe('signedOut');
  await pass(15 * 60_000 + 2_000);
  expect(taken.result.current.outbox.entries).toHaveLength(1);
  state.minutes = 30;
  state.failing.draft = null;
  state.failing.submit = null;
  host.token = 't2';
  taken.rerender({ quizId: 'q1' });
  await pass(5_000);
  expect(taken.result.current.attempt.state).toMatchObject({ phase: 'running', isReturned: false });
  expect(sheetOf(taken).answers()).toEqual({ i1: 'C' });
  expect(taken.result.current.outbox.entries).toEqual([]);
  expect(taken.result.current.time.secondsLeft).toBeGreaterThan(14 * 60);
});

/** Two providers of one page, each with its own outbox. */
async function submitBesideAnother() {
  const { state, client } = createQuizServer();
  let attempt: AttemptHandle | undefined;
  let other: OutboxHandle | undefined;
  function Runner() {
    attempt = useAttempt('q1');
    return null;
  }
  function Banner() {
    other = useOutbox();
    return null;
  }
  render(
    <>
      <QuizProvider client={client} user={chen} token="t">
        <Runner />
      </QuizProvider>
      <QuizProvider client={client} user={chen} token="t">
        <Banner />
      </QuizProvider>
    </>,
  );
  await pass(200);
  const choose = (letter: 'B' | 'C') => {
    act(() => {
      if (attempt?.state.phase !== 'running') throw new Error(`No paper: ${attempt?.state.phase}.`);
      attempt.state.paper.sheet.choose('i1', letter);
    });
  };
  choose('C');
  await pass(1_000);
  state.failing.submit = noNetwork;
  act(() => attempt?.submit());
  await pass(500);
  expect(attempt?.state.phase).toBe('unsent');
  return {
    state,
    choose,
    phaseNow: () => attempt?.state.phase,
    resumeHere: () => act(() => void attempt?.resume()),
    retryThere: () => act(() => other?.retry('q1')),
  };
}

it('starts no further try that waits for another provider', async () => {
  const { state, phaseNow, resumeHere, retryThere } = await submitBesideAnother();
  let fail = (): void => {};
  state.failing.submit = () =>
    new Promise<Response>((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
  retryThere();
  await pass(10);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(2_000);
  const { length } = state.submissions;
  resumeHere();
  await pass(10);
  state.failing.submit = null;
  fail();
  await pass(500);
  expect(state.submissions).toHaveLength(length);
  expect(phaseNow()).toBe('running');
});

it('ends if another provider turns out to have delivered it', async () => {
  const { state, choose, phaseNow, resumeHere, retryThere } = await submitBesideAnother();
  state.failing.submit = async () => {
    await new Promise((done) => setTimeout(done, 3_000));
    return Response.json({ data: { message: 'Received.', receipt } });
  };
  retryThere();
  await pass(100);
  resumeHere();
  await pass(500);
  expect(phaseNow()).toBe('running');
  choose('B');
  await pass(10_000);
  expect(phaseNow()).toBe('submitted');
  expect(state.submissions.map(brought).at(-1)).toEqual({ i1: 'C' });
});
