import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatWhileRunning } from '../../server/kernel/repeat';

let app: FastifyInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a task is repeated from when the server is ready until it closes', async () => {
  const work = vi.fn(() => Promise.resolve());
  repeatWhileRunning(app, { name: 'counting', intervalMs: 1_000, work });
  vi.advanceTimersByTime(5_000);
  expect(work).not.toHaveBeenCalled();
  await app.ready();
  for (let run = 1; run <= 2; run += 1) {
    vi.advanceTimersByTime(1_000);
    await settled();
    expect(work).toHaveBeenCalledTimes(run);
  }
  await app.close();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('one run at a time, and closing waits for it', async () => {
  let finish: () => void = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const run = repeatWhileRunning(app, { name: 'counting', intervalMs: 1_000, work });
  await app.ready();
  const first = run();
  vi.advanceTimersByTime(3_000);
  expect(run()).toBe(first);
  expect(work).toHaveBeenCalledTimes(1);
  let isClosed = false;
  const closing = app.close().then(() => (isClosed = true));
  await settled();
  expect(isClosed).toBe(false);
  finish();
  await closing;
});

test('a run that fails is logged by its name, and the next one is tried', async () => {
  const log = vi.spyOn(app.log, 'error');
  const error = new Error('no room');
  const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(error);
  const run = repeatWhileRunning(app, { name: 'counting', intervalMs: 1_000, work });
  await run();
  expect(log).toHaveBeenCalledWith({ err: error }, 'counting failed; trying again');
  await run();
  expect(work).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(1);
});
