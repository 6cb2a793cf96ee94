import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chen, createQuizServer, noNetwork, pass, phase, sheetOf } from './fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('keeps the later answers of the device where the host knows its user a moment after the token', async () => {
  const { state, host, take } = createQuizServer();
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'C'));
  await pass(1_000);
  expect(state.held).toEqual([{ question: 'i1', answer: 'C' }]);
  // The Wi-Fi goes, the student changes the answer, and the page is closed.
  state.failing.draft = noNetwork;
  act(() => sheetOf(before).choose('i1', 'D'));
  await pass(1_000);
  expect(before.result.current.saving).toBe('device');
  before.unmount();
  await pass(10);
  state.failing.draft = null;

  // A reload: the host has the token at once and its user a moment later.
  host.user = undefined;
  const after = take();
  await pass(10);
  host.user = chen;
  after.rerender({ quizId: 'q1' });
  await pass(10);
  expect(sheetOf(after).answers()).toEqual({ i1: 'D' });
});

it('keeps the later answer where the user is unknown for a moment', async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(state.held).toEqual([{ question: 'i1', answer: 'C' }]);
  act(() => sheetOf(taken).choose('i1', 'D'));
  // The host asks for its user anew, and has none for as long.
  host.user = undefined;
  taken.rerender({ quizId: 'q1' });
  await pass(100);
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'D' });
  expect(state.held).toEqual([{ question: 'i1', answer: 'D' }]);
});

it('does not give the answers of one token to the user of another', async () => {
  const { state, host, take } = createQuizServer();
  state.held = [{ question: 'i1', answer: 'A' }];
  state.revision = 3;
  host.user = undefined;
  const taken = take();
  await pass(10);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'A' });
  // Somebody else signs in: another user, another token, another attempt on the server.
  state.held = [];
  state.revision = 0;
  host.user = { ...chen, _id: 'dana' };
  host.token = 'of dana';
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({});
  expect(state.held).toEqual([]);
});

it('goes on sending what was handed in before the user was known', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  expect(phase(taken)).toBe('unsent');
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(100);
  expect(phase(taken)).toBe('unsent');

  // From now on the device keeps it as well.
  taken.unmount();
  state.failing.submit = null;
  const again = take();
  await pass(5_000);
  expect(phase(again)).toBe('submitted');
  expect(state.submissions.at(-1)).toEqual([{ question: 'i1', answer: 'C' }]);
});

it('leaves what was handed in with one token to whoever has it', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  expect(phase(taken)).toBe('unsent');
  state.failing.submit = null;
  const { length } = state.submissions;
  host.user = { ...chen, _id: 'dana' };
  host.token = 'of dana';
  taken.rerender({ quizId: 'q1' });
  await pass(10_000);
  expect(phase(taken)).toBe('running');
  expect(state.submissions).toHaveLength(length);
});
