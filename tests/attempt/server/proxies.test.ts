import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { refusing } from '../fakeQuizServer';
import { openAttempt, page, useFakeTime } from '../handAttempt';
import { pass } from '../handDevice';

beforeEach(() => void useFakeTime());
afterEach(() => void vi.useRealTimers());

describe('a page that asks for a sign-in and is not the API’s', () => {
  async function denied() {
    const opened = openAttempt();
    await pass(10);
    opened.proxy.answers = page(401);
    opened.choose('i1', 'C');
    await pass(30_000);
    return opened;
  }

  it('ends no session, and is reported after a minute', async () => {
    const opened = await denied();
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: false });
    expect(opened.attempt.saving.read()).toBe('device');
    await pass(60_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: true });
    expect(opened.seen.map(({ phase }) => phase)).not.toContain('signedOut');
  });

  it('is no longer reported once an answer is saved', async () => {
    const opened = await denied();
    await pass(60_000);
    opened.proxy.answers = null;
    await pass(20_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: false });
    expect(opened.attempt.saving.read()).toBe('saved');
  });

  it('is no longer reported once the server has sent the time', async () => {
    const opened = openAttempt();
    await pass(10);
    opened.proxy.answers = page(401);
    await pass(180_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: true });
    opened.proxy.answers = null;
    await pass(65_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: false });
  });

  it('counts anew if the API has replied in between', async () => {
    const opened = await denied();
    opened.proxy.answers = null;
    await pass(16_000);
    opened.proxy.answers = page(401);
    opened.choose('i2', 'B');
    await pass(45_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: false });
  });

  it('counts anew if the API has refused in between', async () => {
    const opened = await denied();
    opened.proxy.answers = new ApiError({ kind: 'http', status: 503, message: 'Busy.' });
    await pass(16_000);
    opened.proxy.answers = page(401);
    await pass(45_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: false });
  });

  it('is reported for a paper that cannot be loaded, until it can', async () => {
    const opened = openAttempt({ behind: page(401) });
    await pass(30_000);
    expect(opened.now()).toMatchObject({ phase: 'failed', isDenied: false });
    await pass(60_000);
    expect(opened.now()).toMatchObject({ phase: 'failed', isDenied: true });
    opened.proxy.answers = null;
    await pass(16_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isDenied: false });
  });

  it('precedes the end of a session that the API reports', async () => {
    const opened = await denied();
    opened.proxy.answers = null;
    opened.state.failing.draft = refusing(401, 'Over.');
    await pass(20_000);
    expect(opened.now().phase).toBe('signedOut');
  });
});

describe.each([401, 403, 404, 405, 407, 409, 410, 501])('a page with %i', (status) => {
  it('in place of a paper is retried', async () => {
    const opened = openAttempt({ behind: page(status) });
    await pass(10);
    expect(opened.now().phase).toBe('failed');
    opened.proxy.answers = null;
    await pass(20_000);
    expect(opened.now().phase).toBe('running');
    expect(opened.seen.map(({ phase }) => phase)).not.toContain('refused');
  });

  it('in place of a save or the time changes nothing, and is retried', async () => {
    const opened = openAttempt();
    await pass(10);
    opened.proxy.answers = page(status);
    opened.choose('i1', 'C');
    await pass(63_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isTimeUp: false });
    expect(opened.outbox.entries()).toEqual([]);
    expect(opened.storage.length).toBeGreaterThan(0);
    opened.proxy.answers = null;
    await pass(16_000);
    expect(opened.attempt.saving.read()).toBe('saved');
    expect(opened.state.held()).toEqual({ i1: 'C' });
  });

  it('in place of a receipt is retried', async () => {
    const opened = openAttempt();
    await pass(10);
    opened.choose('i1', 'C');
    opened.proxy.answers = page(status);
    opened.attempt.submit();
    await pass(3_000);
    expect(opened.now()).toMatchObject({ phase: 'unsent', entry: { status: 'pending' } });
    opened.proxy.answers = null;
    await pass(8_000);
    expect(opened.now().phase).toBe('submitted');
    expect(opened.state.held()).toEqual({ i1: 'C' });
  });
});
