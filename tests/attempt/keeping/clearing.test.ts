import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brought, createQuizServer, noNetwork, start } from '../fakeQuizServer';
import { openAttempt, useFakeTime } from '../handAttempt';
import { pass } from '../handDevice';

beforeEach(() => void useFakeTime());
afterEach(() => void vi.useRealTimers());

type Settings = Parameters<typeof createQuizServer>[0];

async function open(settings: Settings = {}) {
  const opened = openAttempt({ server: createQuizServer(settings) });
  await pass(10);
  return opened;
}

describe('a cleared answer', () => {
  it('is saved like any other, and stays cleared after a reload', async () => {
    const opened = await open();
    opened.choose('i1', 'C');
    opened.choose('i2', 'B');
    await pass(1_000);
    opened.choose('i1', null);
    expect(opened.sheet().answers()).toEqual({ i2: 'B' });
    expect(opened.attempt.saving.read()).toBe('saving');
    await pass(1_000);
    expect(opened.attempt.saving.read()).toBe('saved');
    expect(opened.state.drafts.at(-1)).toEqual({ i1: null });
    expect(opened.state.held()).toEqual({ i2: 'B' });
    opened.close();
    const again = openAttempt({ server: opened.server, storage: opened.storage });
    await pass(10);
    expect(again.sheet().answers()).toEqual({ i2: 'B' });
  });

  it('stays cleared after a reload if the server still has it', async () => {
    const opened = await open();
    opened.choose('i1', 'C');
    await pass(1_000);
    opened.state.failing.draft = noNetwork;
    opened.choose('i1', null);
    await pass(1_000);
    opened.close();
    opened.state.failing.draft = null;
    const again = openAttempt({ server: opened.server, storage: opened.storage });
    await pass(1_000);
    expect(again.sheet().answers()).toEqual({});
    expect(opened.state.held()).toEqual({});
  });

  it('is submitted as cleared', async () => {
    const opened = await open();
    opened.choose('i1', 'C');
    await pass(1_000);
    opened.choose('i1', null);
    opened.attempt.submit();
    await pass(100);
    expect(opened.state.submissions.map(brought)).toEqual([{ i1: null }]);
    expect(opened.now()).toMatchObject({ phase: 'submitted', receipt: { answered: 0 } });
    expect(opened.storage).toHaveLength(0);
  });

  it('is left out for a server of the specification', async () => {
    const opened = await open({ withAttempt: false });
    opened.choose('i1', 'C');
    opened.choose('i2', 'B');
    opened.choose('i1', null);
    opened.attempt.submit();
    await pass(100);
    expect(opened.state.submissions).toEqual([{ answers: [{ question: 'i2', answer: 'B' }] }]);
    expect(opened.now().phase).toBe('submitted');
  });

  it('is cleared on the student’s other device as well', async () => {
    const opened = await open();
    opened.choose('i1', 'C');
    await pass(1_000);
    opened.state.chosenElsewhere({ i1: null });
    await pass(61_000);
    expect(opened.sheet().answers()).toEqual({});
    expect(opened.now()).toMatchObject({ paper: { overruled: { i1: 'C' } } });
  });
});

describe('the time of a choice', () => {
  it('is by the server’s clock, whatever the device’s shows', async () => {
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    const opened = await open();
    await pass(5_000);
    opened.choose('i1', 'C');
    await pass(1_000);
    const { at } = opened.state.choices().i1!;
    expect(Math.abs(at - (start + performance.now() - 1_000))).toBeLessThan(20);
  });

  it('is after everything its student has seen, even if that was chosen by a fast clock', async () => {
    const opened = await open();
    const ahead = start + 3_600_000;
    opened.state.chosenElsewhere({ i1: 'A' }, ahead);
    await pass(61_000);
    expect(opened.sheet().answers()).toEqual({ i1: 'A' });
    opened.choose('i1', 'D');
    await pass(1_000);
    expect(opened.state.held()).toEqual({ i1: 'D' });
    expect(opened.state.choices().i1!.at).toBe(ahead + 1);
    opened.choose('i1', null);
    await pass(1_000);
    expect(opened.state.choices().i1).toEqual({ answer: null, at: ahead + 2 });
  });

  it('is later for each change, however quickly they follow', async () => {
    const opened = await open();
    const instants = (['A', 'B', null, 'C'] as const).map((letter) => {
      opened.choose('i1', letter);
      return opened.drafts.read('q1')!.choices.i1!.at;
    });
    expect(instants).toEqual([...new Set(instants)].sort((one, other) => one - other));
    await pass(1_000);
    expect(opened.state.held()).toEqual({ i1: 'C' });
  });

  it('is never after the end, even if the device’s clock was set years ahead just before', async () => {
    const opened = openAttempt();
    await pass(10);
    vi.setSystemTime(Date.now() + 10 * 365 * 24 * 60 * 60_000);
    opened.choose('i1', 'C');
    await pass(1_000);
    expect(opened.attempt.saving.read()).toBe('saved');
    expect(opened.state.choices().i1?.at).toBe(start + 15 * 60_000);
  });

  it('is a whole millisecond, as on the wire', async () => {
    const opened = await open();
    await pass(1.5);
    opened.choose('i1', 'C');
    await pass(1_000);
    expect(opened.drafts.read('q1')!.choices.i1!.at % 1).toBe(0);
    expect(opened.attempt.saving.read()).toBe('saved');
  });
});
