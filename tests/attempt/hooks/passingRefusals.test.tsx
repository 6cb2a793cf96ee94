import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../../src/attempt/keeping/draftStore';
import { createQuizServer, pass, phase, receipt, refusing, sheetOf } from '../fakeQuizServer';

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
  // A proxy replies for a server that is being replaced.
  state.failing.draft = refusing(404, 'default backend - 404');
  act(() => sheetOf(taken).choose('i1', 'D'));
  await pass(1_000);
  state.failing.draft = null;
  act(() => sheetOf(taken).choose('i2', 'B'));
  await pass(60_000);
  expect(state.held()).toEqual({ i1: 'D', i2: 'B' });
});

it('the last answer is saved after a temporary refusal', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(403, 'Blocked by the filter.');
  act(() => sheetOf(taken).choose('i1', 'D'));
  await pass(2_000);
  state.failing.draft = null;
  await pass(10 * 60_000);
  expect(state.held()).toEqual({ i1: 'D' });
});

it('uses the time in the reply to a save', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  const before = taken.result.current.time.secondsLeft ?? 0;
  // The same answer was saved from elsewhere, and time was added.
  state.chosenElsewhere({ i1: 'C' });
  state.minutes += 5;
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(taken.result.current.saving).toBe('saved');
  expect(taken.result.current.time.secondsLeft).toBeGreaterThan(before + 290);
});

it('continues once the server accepts the session again', async () => {
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

it('a server that refuses drafts while its paper can be read is not asked endlessly', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.draft = refusing(409, 'Not now.');
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(60_000);
  expect(state.drafts.length).toBeLessThan(10);
  expect(phase(taken)).toBe('running');
  state.failing.draft = null;
  await pass(20_000);
  expect(state.held()).toEqual({ i1: 'C' });
});

it('a reply to a save does not restore what the host has removed', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.draftsTake = 400;
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(700);
  expect(state.drafts).toHaveLength(1);
  forgetDrafts('chen');
  await pass(1_000);
  taken.unmount();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('the time continues while a submission hangs', async () => {
  const { state, take } = createQuizServer();
  const taken = take();
  await pass(10);
  state.failing.submit = async () => {
    await new Promise((done) => setTimeout(done, 10_000));
    return Response.json({ data: { message: 'Received.', receipt } });
  };
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  const { secondsLeft } = taken.result.current.time;
  await pass(5_000);
  expect(phase(taken)).toBe('submitting');
  expect(taken.result.current.time.secondsLeft).toBe(Number(secondsLeft) - 5);
  await pass(5_000);
  expect(phase(taken)).toBe('submitted');
});
