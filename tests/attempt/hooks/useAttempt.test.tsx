import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paperOf } from '../../../src/attempt/state/attemptState';
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
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const quarter = 15 * 60_000;

it("counts down on the server's clock, whatever the device's shows", async () => {
  const { take } = createQuizServer();
  const taken = take();
  expect(phase(taken)).toBe('loading');
  await pass(10);
  expect(taken.result.current.time).toMatchObject({ secondsLeft: 900, isApproximate: false });
  await pass(61_000);
  expect(taken.result.current.time.secondsLeft).toBe(839);
});

it('ticks each second, and stops at 0', async () => {
  const taken = createQuizServer().take();
  const left = () => taken.result.current.time.secondsLeft;
  await pass(10);
  const seen = [left()];
  for (let second = 0; second < 3; second += 1) {
    await pass(1_000);
    seen.push(left());
  }
  expect(seen).toEqual([900, 899, 898, 897]);
  await pass(896_000);
  expect(left()).toBe(1);
  await pass(1_000);
  await act(() => Promise.resolve());
  expect(left()).toBe(0);
});

it('marks the time as approximate while the clocks of the device disagree, until the server replies', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = noNetwork;
  vi.setSystemTime(new Date(Date.now() + 300_000));
  await pass(1_000);
  expect(taken.result.current.time).toMatchObject({ secondsLeft: 599, isApproximate: true });
  state.failing.draft = null;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(20);
  expect(taken.result.current.time).toMatchObject({ secondsLeft: 899, isApproximate: false });
});

it('saves each answer on the server within a second, and says so only then', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  expect(taken.result.current.saving).toBe('nothing');
  act(() => sheetOf(taken).choose('i1', 'C'));
  expect(taken.result.current.saving).toBe('saving');
  await pass(1_000);
  expect(state.held()).toEqual({ i1: 'C' });
  expect(taken.result.current.saving).toBe('saved');
});

it('keeps answers on the device while the server is in trouble, and saves them when it is back', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(503, 'Busy.');
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(taken.result.current.saving).toBe('device');
  state.failing.draft = null;
  await pass(15_000);
  expect(taken.result.current.saving).toBe('saved');
});

it('continues if the reply to a draft was lost', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  const chosenAt = state.now();
  state.failing.draft = () => {
    state.chosenElsewhere({ i1: 'C' }, Math.floor(chosenAt));
    state.failing.draft = null;
    return noNetwork();
  };
  await pass(600);
  act(() => sheetOf(taken).choose('i1', 'D'));
  await pass(15_000);
  expect(state.held()).toEqual({ i1: 'D' });
  expect(paperOf(taken.result.current.attempt.state)?.overruled).toEqual({});
});

it("takes another device's later answer, and says which of its own it replaced", async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'B'));
  act(() => sheetOf(taken).choose('i2', 'D'));
  await pass(100);
  state.chosenElsewhere({ i1: 'A' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'A', i2: 'D' });
  expect(taken.result.current.attempt.state).toMatchObject({ paper: { overruled: { i1: 'B' } } });
  act(() => sheetOf(taken).choose('i1', 'B'));
  await pass(2_000);
  expect(paperOf(taken.result.current.attempt.state)?.overruled).toEqual({});
  expect(state.held()).toEqual({ i1: 'B', i2: 'D' });
});

it('follows an end that the server moves while the quiz runs', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.minutes = 20;
  await pass(61_500);
  expect(taken.result.current.time.secondsLeft).toBe(20 * 60 - 61);
});

it('hears of time that was added in the last seconds', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(quarter - 2_000);
  state.minutes = 20;
  await pass(5_100);
  expect(taken.result.current.attempt.state).toMatchObject({
    phase: 'running',
    isTimeUp: false,
    isReturned: false,
  });
  expect(taken.result.current.time.secondsLeft).toBe(297);
  expect(taken.result.current.outbox.entries).toEqual([]);
});

it('asks nothing at zero, and submits within 2 s', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(quarter - 1_000);
  const { papers, asked } = state;
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  await pass(2_000);
  expect(taken.result.current.attempt.state).toMatchObject({ phase: 'running', isTimeUp: true });
  await pass(2_000);
  expect(phase(taken)).toBe('submitted');
  expect({ papers: state.papers, asked: state.asked }).toEqual({ papers, asked });
});

it('submits the answers at zero, once', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(quarter + 5_000);
  expect(state.submissions).toEqual([{ answers: [], time_up: true }]);
  expect(state.held()).toEqual({ i1: 'C' });
  expect(taken.result.current.attempt.state).toMatchObject({
    phase: 'submitted',
    title: 'Week 3',
    message: 'Received.',
    receipt: { _id: 'r1', answered: 1 },
  });
});

it('sends one submission however often it is asked to', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => {
    taken.result.current.attempt.submit();
    taken.result.current.attempt.submit();
  });
  await pass(10);
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(state.submissions).toHaveLength(1);
});

it.each([
  ['meets a server in trouble', refusing(503, 'Busy.'), 'http'],
  ['gets no reply', noNetwork, 'network'],
])('keeps a submission that %s, and resends it automatically', async (_, fail, kind) => {
  const { state, take } = createQuizServer();
  state.failing.submit = fail;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i2', 'B'));
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(taken.result.current.attempt.state).toMatchObject({
    phase: 'unsent',
    entry: {
      title: 'Week 3',
      choices: { i2: { answer: 'B' } },
      status: 'pending',
      error: { kind },
    },
  });

  state.failing.submit = null;
  await pass(3_000);
  expect(phase(taken)).toBe('submitted');
  expect(state.submissions.length).toBeGreaterThan(1);
  expect(new Set(state.submissions.map((sent) => JSON.stringify(sent))).size).toBe(1);
  expect(state.held()).toEqual({ i2: 'B' });
  expect(localStorage).toHaveLength(0);
});

it('sends what is pending at once when the network returns', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(60_000);
  state.failing.submit = null;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(10);
  expect(phase(taken)).toBe('submitted');
});

it('continues to send after a reload', async () => {
  const { state, take } = createQuizServer();
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'A'));
  state.failing.submit = noNetwork;
  act(() => before.result.current.attempt.submit());
  await pass(10);
  before.unmount();

  const after = take();
  expect(after.result.current.outbox.entries).toMatchObject([{ choices: { i1: { answer: 'A' } } }]);
  await pass(10);
  expect(phase(after)).toBe('unsent');
  state.failing.submit = null;
  await pass(20_000);
  expect(phase(after)).toBe('submitted');
});

it('keeps a copy, in words, of what the server refuses', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = noNetwork;
  act(() => sheetOf(taken).choose('i1', 'C'));
  state.failing.submit = refusing(403, 'You are not in this group.');
  act(() => taken.result.current.attempt.submit());
  await pass(60_000);
  expect(state.submissions).toHaveLength(1);
  expect(taken.result.current.outbox.entries).toMatchObject([
    {
      status: 'refused',
      error: { message: 'You are not in this group.' },
      copy: [
        { question: 'Title of i1', answer: 'C', text: 'c' },
        { question: 'Title of i2', answer: null, text: '' },
      ],
    },
  ]);
});

it.each([
  ['takes a refusal as a receipt if', 'C', 'submitted'],
  ['keeps a copy unless', 'A', 'unsent'],
])('%s the server has every answer', async (_, letter, phaseAfter) => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = noNetwork;
  act(() => sheetOf(taken).choose('i1', 'C'));
  const chosen_at = new Date(start).toISOString();
  const receipt = { _id: 'r7', submitted_at: chosen_at, answered: 2, questions: 2 };
  const answers = [
    { question: 'i1', answer: letter, chosen_at },
    { question: 'i2', answer: 'B', chosen_at },
  ];
  state.failing.submit = () =>
    Response.json(
      { message: 'Submitted before.', submitted: { answers, receipt } },
      { status: 409 },
    );
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(phase(taken)).toBe(phaseAfter);
});

it('returns to answering from the outbox while the quiz runs', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = noNetwork;
  act(() => sheetOf(taken).choose('i1', 'C'));
  state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  act(() => void taken.result.current.attempt.resume());
  await pass(10);
  expect(phase(taken)).toBe('running');
  expect(sheetOf(taken).answers()).toEqual({ i1: 'C' });
  expect(taken.result.current.outbox.entries).toEqual([]);
});

const thanks = () => Response.json({ message: 'Thank you.' });

it.each([
  ['an empty body', () => new Response(null, { status: 204 })],
  ['an empty object', () => Response.json({})],
  ['no receipt', thanks],
  ['a receipt without an id', () => Response.json({ message: 'Thank you.', receipt: {} })],
])('continues to send if a server that keeps attempts replies with %s', async (_, acknowledge) => {
  const { state, take } = createQuizServer();
  state.failing.submit = acknowledge;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'A'));
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(taken.result.current.attempt.state).toMatchObject({
    phase: 'unsent',
    entry: { status: 'pending', error: { kind: 'shape' } },
  });
  expect(localStorage.length).toBeGreaterThan(0);
  state.failing.submit = null;
  await pass(3_000);
  expect(phase(taken)).toBe('submitted');
  expect(state.held()).toEqual({ i1: 'A' });
});

it('takes the sentence of a server that sends no attempt as an acknowledgement', async () => {
  const { state, take } = createQuizServer({ withAttempt: false });
  state.failing.submit = thanks;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'A'));
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(phase(taken)).toBe('submitted');
  expect(state.submissions).toEqual([{ answers: [{ question: 'i1', answer: 'A' }] }]);
  expect(localStorage).toHaveLength(0);
});

it('asks to sign in again, keeps what is answered meanwhile, and continues', async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(401, 'Sign in again.');
  act(() => sheetOf(taken).choose('i1', 'B'));
  await pass(1_000);
  expect(phase(taken)).toBe('signedOut');
  act(() => sheetOf(taken).choose('i2', 'C'));
  expect(taken.result.current.saving).toBe('device');

  state.failing.draft = null;
  host.token = 't2';
  taken.rerender({ quizId: 'q1' });
  await pass(1_000);
  expect(phase(taken)).toBe('running');
  expect(state.held()).toEqual({ i1: 'B', i2: 'C' });
});

it('submits at zero what was answered while signed out, after the next sign-in', async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing = {
    paper: refusing(401, 'Sign in again.'),
    draft: refusing(401, 'Sign in again.'),
    submit: refusing(401, 'Sign in again.'),
  };
  act(() => sheetOf(taken).choose('i1', 'B'));
  await pass(quarter + 3_000);
  expect(phase(taken)).toBe('signedOut');
  expect(taken.result.current.outbox.entries).toHaveLength(1);
  state.failing = { paper: null, draft: null, submit: null };
  host.token = 't2';
  taken.rerender({ quizId: 'q1' });
  await pass(1_000);
  expect(phase(taken)).toBe('submitted');
  expect(state.submissions.at(-1)).toMatchObject({ time_up: true });
  expect(state.held()).toEqual({ i1: 'B' });
});

it('starts anew for another quiz', async () => {
  const { take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => taken.result.current.attempt.submit());
  await pass(10);
  expect(phase(taken)).toBe('submitted');
  taken.rerender({ quizId: 'q2' });
  await pass(10);
  expect(phase(taken)).toBe('running');
});

it("never submits one user's paper as another", async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = noNetwork;
  act(() => sheetOf(taken).choose('i1', 'D'));
  host.user = { ...chen, _id: 'amara' };
  taken.rerender({ quizId: 'q1' });
  expect(phase(taken)).toBe('loading');
  await pass(10);
  expect(state.papers).toBe(2);
  expect(sheetOf(taken).answers()).toEqual({});
});

it('keeps answers that were given before the host knew its user', async () => {
  const { host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i2', 'A'));
  expect(localStorage).toHaveLength(0);
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(10);
  expect(sheetOf(taken).answers()).toEqual({ i2: 'A' });
});

it('resumes with the answers after a reload, and forgets them once submitted', async () => {
  const { state, take } = createQuizServer();
  state.failing.draft = noNetwork;
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'D'));
  before.unmount();

  const after = take();
  await pass(10);
  expect(sheetOf(after).answers()).toEqual({ i1: 'D' });
  act(() => after.result.current.attempt.submit());
  await pass(10);
  expect(phase(after)).toBe('submitted');
  expect(localStorage).toHaveLength(0);
});

it('resumes on another device with what the server holds', async () => {
  const { state, take } = createQuizServer();
  state.chosenElsewhere({ i2: 'B' });
  const taken = take();
  await pass(10);
  expect(sheetOf(taken).answers()).toEqual({ i2: 'B' });
  expect(taken.result.current.saving).toBe('saved');
});

it('submits what only this device had when the quiz ended without it', async () => {
  const { state, take } = createQuizServer();
  state.failing.draft = noNetwork;
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'D'));
  before.unmount();
  await pass(quarter);

  state.failing.paper = refusing(409, 'This quiz is closed.');
  const after = take();
  await pass(10);
  expect(state.submissions.map(brought)).toEqual([{ i1: 'D' }]);
  expect(phase(after)).toBe('submitted');
});

it('is closed, and leaves nothing on the device, if the server has everything', async () => {
  const { state, take } = createQuizServer();
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'D'));
  await pass(1_000);
  before.unmount();
  state.failing.paper = refusing(409, 'This quiz is closed.');
  const after = take();
  await pass(10);
  expect(after.result.current.attempt.state).toMatchObject({
    phase: 'closed',
    error: { message: 'This quiz is closed.' },
  });
  expect(localStorage).toHaveLength(0);
  expect(state.submissions).toEqual([]);
});

it('waits for the start and begins automatically', async () => {
  const { state, take } = createQuizServer();
  const loadedAt = performance.now();
  state.now = () => start - 5_000 + performance.now() - loadedAt;
  const taken = take();
  await pass(10);
  expect(taken.result.current.attempt.state).toMatchObject({ phase: 'waiting', title: 'Week 3' });
  expect(taken.result.current.time).toMatchObject({ secondsToStart: 5, secondsLeft: null });
  act(() => taken.result.current.attempt.submit());
  expect(state.submissions).toEqual([]);
  await pass(5_200);
  expect(phase(taken)).toBe('running');
  expect(state.papers).toBe(2);
});

it('stops counting down to the start of a quiz that was deleted', async () => {
  const { state, take } = createQuizServer();
  const loadedAt = performance.now();
  state.now = () => start - quarter + performance.now() - loadedAt;
  const taken = take();
  await pass(10);
  expect(phase(taken)).toBe('waiting');
  state.failing.paper = refusing(503, 'Busy.');
  await pass(21_000);
  expect(phase(taken)).toBe('waiting');
  state.failing.paper = refusing(404, 'There is no such quiz.');
  await pass(21_000);
  expect(taken.result.current.attempt.state).toMatchObject({
    phase: 'refused',
    error: { message: 'There is no such quiz.' },
  });
});

it('offers nothing to restore once the other device has come to the same answer', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'B'));
  await pass(100);
  state.chosenElsewhere({ i1: 'A' });
  await pass(2_000);
  expect(taken.result.current.attempt.state).toMatchObject({ paper: { overruled: { i1: 'B' } } });
  state.chosenElsewhere({ i1: 'B' });
  await pass(65_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'B' });
  const { state: shown } = taken.result.current.attempt;
  expect('paper' in shown && Object.keys(shown.paper?.overruled ?? {})).toEqual([]);
});

it('shows no time and submits nothing automatically for a server that sends no attempt', async () => {
  const { state, take } = createQuizServer({ withAttempt: false });
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'A'));
  expect(taken.result.current.time.secondsLeft).toBeNull();
  await pass(4 * 3_600_000);
  expect(phase(taken)).toBe('running');
  expect(taken.result.current.saving).toBe('device');
  expect(state.drafts).toEqual([]);
  expect(state.submissions).toEqual([]);
});

it('reports that answers are only in the page if the device keeps nothing', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { take } = createQuizServer({ withAttempt: false });
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'A'));
  expect(taken.result.current.saving).toBe('memory');
  expect(sheetOf(taken).answers()).toEqual({ i1: 'A' });
  refused.mockRestore();
});
