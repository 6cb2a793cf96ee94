import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createDraftStore } from '../../src/attempt/draftStore';
import { emptyDraft } from '../../src/attempt/draft';
import { createOutbox } from '../../src/attempt/outbox';
import type { Submission, Submitted } from '../../src/attempt/outboxEntry';
import { createHandDevice, createHandStorage, pass } from './handDevice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const submission: Submission = {
  quiz: 'q1',
  title: 'Week 3',
  answers: { i1: 'B' },
  copy: [{ question: 'Title of i1', letter: 'B', text: 'b' }],
  madeAt: '2026-05-04T09:00:00.000Z',
};
const offline = new ApiError({ kind: 'network', status: 500, message: 'Failed to fetch' });
const http = (status: number): ApiError => new ApiError({ kind: 'http', status, message: 'No.' });

/** One page of a user; pages of the same storage are tabs of the same browser. */
function openPage(storage = createHandStorage(), user: string | null = 'ada') {
  const owner = user ?? undefined;
  const device: HandDevice = createHandDevice(storage);
  const submit = vi.fn((): Promise<Submitted> => Promise.resolve({ message: 'Received.' }));
  const drafts = createDraftStore(owner, device);
  const outbox = createOutbox({ owner, server: { submit }, drafts, device });
  const onSent = vi.fn();
  outbox.onSent(onSent);
  const stop = outbox.start();
  return { storage, device, submit, drafts, outbox, onSent, stop };
}

type HandDevice = ReturnType<typeof createHandDevice>;

const statuses = ({ outbox }: ReturnType<typeof openPage>) =>
  outbox.entries().map(({ status }) => status);

it('sends at once, tells what it came to, and leaves nothing behind', async () => {
  const page = openPage();
  page.drafts.keep('q1', { ...emptyDraft, answers: { i1: 'B' } });
  page.outbox.put(submission);
  expect(statuses(page)).toEqual(['sending']);
  await pass(0);
  expect(page.submit).toHaveBeenCalledWith('q1', [{ question: 'i1', answer: 'B' }]);
  expect(page.onSent).toHaveBeenCalledWith(expect.objectContaining(submission), {
    message: 'Received.',
  });
  expect(page.outbox.entries()).toEqual([]);
  expect(page.storage).toHaveLength(0);
});

it('goes on sending after failures and after a reload', async () => {
  const page = openPage();
  page.submit.mockRejectedValue(offline);
  page.outbox.put(submission);
  await pass(1_000);
  expect(page.submit).toHaveBeenCalledTimes(2);
  expect(statuses(page)).toEqual(['waiting']);
  page.stop();
  const next = openPage(page.storage);
  await pass(0);
  expect(next.submit).toHaveBeenCalledTimes(1);
  expect(next.outbox.entries()).toEqual([]);
});

it.each([
  [401, 'signedOut'],
  [409, 'refused'],
])('keeps what is answered with %i as %s, and sends it when asked to', async (status, expected) => {
  const page = openPage();
  page.submit.mockRejectedValueOnce(http(status));
  page.outbox.put(submission);
  await pass(60_000);
  expect(statuses(page)).toEqual([expected]);
  expect(page.submit).toHaveBeenCalledTimes(1);
  page.outbox.retry('q1');
  await pass(0);
  expect(page.outbox.entries()).toEqual([]);
});

it('sends again what waits for its user, and not what was refused, when somebody signs in', async () => {
  const page = openPage();
  page.submit.mockRejectedValueOnce(http(401)).mockRejectedValueOnce(http(409));
  page.outbox.put(submission);
  await pass(0);
  page.outbox.put({ ...submission, quiz: 'q2' });
  await pass(0);
  expect(statuses(page)).toEqual(['signedOut', 'refused']);
  page.outbox.retry();
  await pass(0);
  expect(statuses(page)).toEqual(['refused']);
});

it('holds one until the try on its way has failed, and says whether it is still here', async () => {
  const page = openPage();
  let fail: (error: ApiError) => void = () => {};
  page.submit.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  page.outbox.put(submission);
  await pass(0);
  const held = page.outbox.hold('q1');
  fail(offline);
  await expect(held).resolves.toBe(true);
  await pass(60_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
});

it('does not hold one that is acknowledged meanwhile', async () => {
  const page = openPage();
  let finish: (submitted: Submitted) => void = () => {};
  page.submit.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  page.outbox.put(submission);
  await pass(0);
  const held = page.outbox.hold('q1');
  finish({});
  await expect(held).resolves.toBe(false);
  await expect(page.outbox.hold('q1')).resolves.toBe(false);
});

it('lets the tab that made one try first, and forgets it once that tab has delivered it', async () => {
  const maker = openPage();
  const other = openPage(maker.storage);
  maker.submit.mockRejectedValueOnce(offline);
  maker.outbox.put(submission);
  other.device.emit('storage');
  expect(other.outbox.entries()).toHaveLength(1);
  await pass(4_000);
  expect(maker.outbox.entries()).toEqual([]);
  other.device.emit('storage');
  expect(other.outbox.entries()).toEqual([]);
  await pass(60_000);
  expect(other.submit).not.toHaveBeenCalled();
});

it('sends one for a tab that is gone', async () => {
  const maker = openPage();
  const other = openPage(maker.storage);
  maker.submit.mockImplementation(() => new Promise(() => {}));
  maker.outbox.put(submission);
  other.device.emit('storage');
  await pass(5_000);
  expect(other.submit).toHaveBeenCalledTimes(1);
});

it('goes on in memory when the storage is full', async () => {
  const page = openPage();
  page.storage.state.isFull = true;
  page.submit.mockRejectedValueOnce(offline);
  page.outbox.put(submission);
  page.device.emit('storage');
  await pass(500);
  expect(statuses(page)).toEqual(['waiting']);
  await pass(500);
  expect(page.onSent).toHaveBeenCalledTimes(1);
});

it('keeps nothing on the device for nobody, and nothing for another user', () => {
  const nobody = openPage(createHandStorage(), null);
  nobody.submit.mockRejectedValue(offline);
  nobody.outbox.put(submission);
  expect(nobody.storage).toHaveLength(0);
  const ada = openPage();
  ada.submit.mockRejectedValue(offline);
  ada.outbox.put(submission);
  expect(openPage(ada.storage, 'grace').outbox.entries()).toEqual([]);
});

it('answers the same list until something changes', () => {
  const page = openPage();
  const before = page.outbox.entries();
  expect(page.outbox.entries()).toBe(before);
  page.outbox.put(submission);
  expect(page.outbox.entries()).not.toBe(before);
  page.outbox.discard('q1');
  expect(page.outbox.entries()).toEqual([]);
  expect(page.storage).toHaveLength(0);
});

it('is done with what was delivered, whatever a listener makes of it', async () => {
  const page = openPage();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new TypeError('A mistake of the host.');
  page.onSent.mockImplementation(() => {
    throw mistake;
  });
  page.outbox.put(submission);
  await pass(60_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
  expect(page.outbox.entries()).toEqual([]);
  expect(complain).toHaveBeenCalledWith(mistake);
  complain.mockRestore();
});

it.each(['withdraw', 'discard'] as const)(
  'no other provider of the page sends what was taken back (%s)',
  async (takeBack) => {
    const page = openPage();
    page.submit.mockRejectedValue(offline);
    page.outbox.put(submission);
    await pass(0);
    const beside = openPage(page.storage);
    beside.submit.mockRejectedValueOnce(offline);
    await pass(0);
    await page.outbox.hold('q1');
    page.outbox[takeBack]('q1');
    expect(beside.outbox.entries()).toEqual([]);
    await pass(60_000);
    expect(beside.submit).toHaveBeenCalledTimes(1);
  },
);

it('a page that comes back from the Back cache does not send what was taken back meanwhile', async () => {
  const page = openPage();
  page.submit.mockRejectedValueOnce(offline);
  page.outbox.put(submission);
  await pass(0);
  page.storage.removeItem('quizwright:outbox:ada:q1');
  page.device.emit('thawed');
  await pass(60_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
});

it('a page that comes back from the Back cache sends what was made meanwhile', async () => {
  const page = openPage();
  page.storage.setItem('quizwright:outbox:ada:q1', JSON.stringify(submission));
  page.device.emit('thawed');
  await pass(10_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
  expect(page.outbox.entries()).toEqual([]);
});

it('sends nothing any more that was waiting for another tab when its user went', async () => {
  const page = openPage();
  let begin: () => void = () => {};
  page.device.alone = (_, task) =>
    new Promise((resolve, reject) => {
      begin = () => void task().then(resolve, reject);
    });
  page.outbox.put(submission);
  await pass(0);
  page.stop();
  begin();
  await pass(60_000);
  expect(page.submit).not.toHaveBeenCalled();
  expect(openPage(page.storage).outbox.entries()).toHaveLength(1);
});

it('lists the oldest first, in whatever order the storage has them', () => {
  const { storage, stop } = openPage();
  stop();
  for (const [quiz, minute] of [
    ['q3', 20],
    ['q1', 40],
    ['q2', 10],
  ] as const) {
    const kept = { ...submission, quiz, madeAt: `2026-05-04T09:${minute}:00.000Z` };
    storage.setItem(`quizwright:outbox:ada:${quiz}`, JSON.stringify(kept));
  }
  const { outbox } = openPage(storage);
  expect(outbox.entries().map(({ quiz }) => quiz)).toEqual(['q2', 'q3', 'q1']);
});
