import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { AttemptServer } from '../../../src/attempt/server/attemptServer';
import { createAttempt } from '../../../src/attempt/controller/createAttempt';
import { createDraftStore } from '../../../src/attempt/keeping/draftStore';
import { createOutbox } from '../../../src/attempt/keeping/outbox';
import { createHandDevice, createHandStorage, pass } from '../handDevice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paper: AttemptServer['readPaper'] = () => Promise.resolve({ title: 'Week 3', questions: [] });

const never: AttemptServer['saveDraft'] = () => new Promise(() => {});

function openPage(
  storage = createHandStorage(),
  { readPaper = paper, saveDraft = never, chance = 0 } = {},
) {
  const device = { ...createHandDevice(storage), random: () => chance };
  const server: AttemptServer = {
    readPaper,
    saveDraft,
    submit: () => new Promise(() => {}),
  };
  const drafts = createDraftStore('ada', device);
  const outbox = createOutbox({ owner: 'ada', server, drafts, device });
  const attempt = createAttempt({ quizId: 'q1', owner: 'ada', server, outbox, drafts, device });
  // The order in which React runs the effects of a widget and of its provider.
  attempt.start();
  outbox.start();
  return { storage, device, server, outbox, attempt };
}

it('does not withdraw a submission on a reload in a page that holds it at once', async () => {
  const page = openPage();
  await pass(0);
  page.attempt.submit();
  await pass(10);
  const next = openPage(page.storage);
  await pass(10);
  expect(next.attempt.state.read().phase).toBe('unsent');
  expect(next.outbox.entries()).toHaveLength(1);
});

it('does not return with its whole class if the paper could not be loaded', async () => {
  const failure = new ApiError({ kind: 'http', status: 503, message: 'Busy.' });
  const asked = [0, 0.9].map((chance) => {
    const readPaper = vi.fn(() => Promise.reject(failure));
    openPage(createHandStorage(), { readPaper, chance });
    return readPaper;
  });
  await pass(13_000);
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

const hours = 3_600_000;
const runningPaper = () => {
  const instant = (ms: number) => new Date(Date.now() + ms).toISOString();
  const attempt = {
    started_at: instant(-hours),
    ends_at: instant(hours),
    server_now: instant(0),
    answers: [],
    revision: 0,
  };
  return { title: 'Week 3', questions: [], attempt };
};

it('asks a server that replies slowly for the time at most four times a minute', async () => {
  const later = <Answer>(answer: () => Answer): Promise<Answer> =>
    new Promise((resolve) => setTimeout(() => resolve(answer()), 3_000));
  const readPaper = vi.fn(() => later(runningPaper));
  const saveDraft = vi.fn(() => later(() => runningPaper().attempt));
  const { attempt } = openPage(createHandStorage(), { readPaper, saveDraft });
  await pass(5_000);
  expect(attempt.countdown.read().isApproximate).toBe(true);
  readPaper.mockClear();
  saveDraft.mockClear();
  await pass(60_000);
  expect(saveDraft.mock.calls.length).toBeGreaterThan(1);
  expect(saveDraft.mock.calls.length).toBeLessThan(5);
  expect(readPaper).not.toHaveBeenCalled();
});

it('asks a server that refuses the paper once a minute', async () => {
  const readPaper = vi.fn<AttemptServer['readPaper']>(() => Promise.resolve(runningPaper()));
  const gone = new ApiError({ kind: 'http', status: 404, message: 'Gone.' });
  const saveDraft = () => Promise.reject(gone);
  const { attempt } = openPage(createHandStorage(), { readPaper, saveDraft });
  await pass(5_000);
  expect(attempt.state.read().phase).toBe('running');
  readPaper.mockReset();
  readPaper.mockRejectedValue(gone);
  await pass(180_000);
  expect(readPaper.mock.calls.length).toBeGreaterThan(1);
  expect(readPaper.mock.calls.length).toBeLessThan(4);
});

it('reports the outcome of a submission that another tab delivered after its user signed in again', async () => {
  const refused = new ApiError({ kind: 'http', status: 401, message: 'Over.' });
  const over = new ApiError({ kind: 'http', status: 409, message: 'Submitted before.' });
  const readPaper = vi.fn<AttemptServer['readPaper']>(() => Promise.resolve(runningPaper()));
  const page = openPage(createHandStorage(), { readPaper });
  page.server.submit = () => Promise.reject(refused);
  await pass(0);
  page.attempt.submit();
  await pass(10);
  expect(page.attempt.state.read().phase).toBe('signedOut');
  readPaper.mockRejectedValue(over);
  page.storage.removeItem('quizwright:outbox:ada:q1');
  page.device.emit('storage');
  await pass(10);
  expect(page.attempt.state.read().phase).toBe('closed');
});
