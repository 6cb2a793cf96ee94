import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuizServer, pass, phase, refusing, sheetOf } from './fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a server that has saved drafts has them after one 404 as well', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(taken.result.current.saving).toBe('saved');
  // A proxy answers for a server that is being replaced.
  state.failing.draft = refusing(404, 'default backend - 404');
  act(() => sheetOf(taken).choose('i1', 'D'));
  await pass(1_000);
  state.failing.draft = null;
  act(() => sheetOf(taken).choose('i2', 'B'));
  await pass(60_000);
  expect(state.held).toEqual([
    { question: 'i1', answer: 'D' },
    { question: 'i2', answer: 'B' },
  ]);
});

it('the last answer is saved after a refusal that passes', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(403, 'Blocked by the filter.');
  act(() => sheetOf(taken).choose('i1', 'D'));
  await pass(2_000);
  state.failing.draft = null;
  await pass(10 * 60_000);
  expect(state.held).toEqual([{ question: 'i1', answer: 'D' }]);
});

it('follows the time that a draft is refused with', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  const before = taken.result.current.time.secondsLeft ?? 0;
  // The same answer was saved from elsewhere, and time was given.
  state.held = [{ question: 'i1', answer: 'C' }];
  state.revision = 7;
  state.minutes += 5;
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(taken.result.current.saving).toBe('saved');
  expect(taken.result.current.time.secondsLeft).toBeGreaterThan(before + 290);
});

it('goes on once the server accepts the session again', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(401, 'Over.');
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(phase(taken)).toBe('signedOut');
  // The host renews its session behind its client (cookie, getToken), without a render.
  state.failing.draft = null;
  act(() => sheetOf(taken).choose('i2', 'B'));
  await pass(2_000);
  expect(taken.result.current.saving).toBe('saved');
  expect(phase(taken)).toBe('running');
});
