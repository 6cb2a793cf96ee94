import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/api/ApiError';
import { createResender, isWorthRetrying, retryDelay } from '../../../src/attempt/server/resender';
import { createHandDevice, pass } from '../handDevice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (kind: ApiErrorKind, status: number): ApiError =>
  new ApiError({ kind, status, message: 'No.' });
const offline = failure('network', 500);

function createTask() {
  const device = createHandDevice();
  const task = vi.fn(() => Promise.resolve());
  const onFailure = vi.fn();
  return { device, task, onFailure, resender: createResender(device, task, onFailure) };
}

it.each<[ApiErrorKind, number, boolean]>([
  ['network', 500, true],
  ['shape', 200, true],
  ['http', 500, true],
  ['http', 503, true],
  ['http', 429, true],
  ['http', 408, true],
  ['http', 400, false],
  ['http', 401, false],
  ['http', 409, false],
])('%s with %i is worth a retry: %s', (kind, status, isWorth) => {
  expect(isWorthRetrying(failure(kind, status))).toBe(isWorth);
});

it.each([
  [5_000, 6_000],
  // A submission has 30 s of grace, so no wait may be longer than is useful.
  [3_600_000, 21_000],
  [-5_000, 1_000],
])('when a server asks for %i ms, waits %i ms', async (retryAfterMs, waits) => {
  const { task, resender } = createTask();
  const busy = new ApiError({ kind: 'http', status: 429, message: 'Later.', retryAfterMs });
  task.mockRejectedValueOnce(busy);
  resender.request();
  await pass(waits - 1);
  expect(task).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(task).toHaveBeenCalledTimes(2);
});

it('waits as long after a failure outside of calls, such as in a host’s own function', async () => {
  const { task, resender } = createTask();
  task.mockRejectedValueOnce(new Error('There is no token.'));
  resender.request();
  await pass(999);
  expect(task).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(task).toHaveBeenCalledTimes(2);
});

it('runs it before returning if no timer may run, and never twice at a time', async () => {
  const { task, resender } = createTask();
  resender.request(500);
  resender.runNow();
  resender.runNow();
  expect(task).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(task).toHaveBeenCalledTimes(1);
});

it('waits longer after each failure, at most 15 s, and randomly less', () => {
  const waits = [1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, () => 0));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(retryDelay(50, () => 0.9999)).toBeGreaterThan(11_000);
});

it('runs the task after the requested time, the soonest of several', async () => {
  const { task, resender } = createTask();
  resender.request(500);
  await pass(400);
  resender.request(500);
  expect(task).not.toHaveBeenCalled();
  await pass(100);
  expect(task).toHaveBeenCalledTimes(1);
});

it('does one thing at a time, and repeats it if it was requested meanwhile', async () => {
  const { task, resender } = createTask();
  let finish: () => void = () => {};
  task.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  resender.request();
  await pass(0);
  expect(resender.isBusy).toBe(true);
  resender.request();
  resender.request();
  await pass(10_000);
  expect(task).toHaveBeenCalledTimes(1);
  finish();
  await pass(0);
  expect(task).toHaveBeenCalledTimes(2);
  expect(resender.isBusy).toBe(false);
});

it('retries after a failure that may pass, and resets its waits after a success', async () => {
  const { task, onFailure, resender } = createTask();
  task.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  resender.request();
  await pass(0);
  expect(onFailure).toHaveBeenLastCalledWith(offline, true);
  expect(resender.failures).toBe(1);
  await pass(1_000);
  expect(task).toHaveBeenCalledTimes(2);
  await pass(1_999);
  expect(task).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(task).toHaveBeenCalledTimes(3);
  expect(resender.failures).toBe(0);
});

it('gives up on a refusal, and says so', async () => {
  const { task, onFailure, resender } = createTask();
  task.mockRejectedValue(failure('http', 409));
  resender.request();
  await pass(60_000);
  expect(task).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(expect.anything(), false);
});

it('keeps the wait after a failure unless it is requested at once, or the network is back', async () => {
  const { device, task, resender } = createTask();
  task.mockRejectedValue(offline);
  resender.request();
  await pass(0);
  resender.request(1);
  await pass(500);
  expect(task).toHaveBeenCalledTimes(1);
  resender.request();
  await pass(0);
  expect(task).toHaveBeenCalledTimes(2);
  device.emit('online');
  await pass(0);
  expect(task).toHaveBeenCalledTimes(3);
});

it('does nothing more once it is paused, and stops for good', async () => {
  const { device, task, resender } = createTask();
  task.mockRejectedValue(offline);
  resender.request();
  await pass(0);
  resender.pause();
  expect(device.listening('online')).toBe(0);
  await pass(60_000);
  expect(task).toHaveBeenCalledTimes(1);
  resender.stop();
  resender.request();
  await pass(60_000);
  expect(task).toHaveBeenCalledTimes(1);
});

it('waits for the requested time even if the task is running meanwhile', async () => {
  const { task, resender } = createTask();
  task.mockImplementationOnce(() => {
    resender.request(60_000);
    return Promise.reject(failure('http', 409));
  });
  resender.request();
  await pass(59_000);
  expect(task).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it('repeats the task as soon as it is done, if the requested time is over by then', async () => {
  const { task, resender } = createTask();
  let finish: () => void = () => {};
  task.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  resender.request();
  await pass(0);
  resender.request(500);
  await pass(2_000);
  expect(task).toHaveBeenCalledTimes(1);
  finish();
  await pass(0);
  expect(task).toHaveBeenCalledTimes(2);
});
