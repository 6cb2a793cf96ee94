import { vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import type { QuizClient } from '../../src/api/createQuizClient';
import { quizPaperOptions, saveAnswersOptions, submitQuizOptions } from '../../src/api/operations';
import type { QuizEventPayload } from '../../src/api/quizEvents';
import type { AttemptServer } from '../../src/attempt/server/attemptServer';
import { paperOf, type AttemptState } from '../../src/attempt/state/attemptState';
import { createAttempt } from '../../src/attempt/controller/createAttempt';
import { createDraftStore } from '../../src/attempt/keeping/draftStore';
import { createOutbox } from '../../src/attempt/keeping/outbox';
import { createQuizServer } from './fakeQuizServer';
import { createHandDevice, createHandStorage } from './handDevice';

type QuizServer = ReturnType<typeof createQuizServer>;

/** Something that replies in the server's place: what each call fails with, or null. */
export type Proxy = { answers: ApiError | null };

/**
 * What a proxy, a filter or a gateway makes of a call: a status with a page that is not the API's.
 */
export const page = (status: number): ApiError =>
  new ApiError({ kind: 'shape', status, body: '<!doctype html>', message: 'Not the API.' });

function callsOf(client: QuizClient, proxy: Proxy): AttemptServer {
  const through = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    proxy.answers === null ? call() : Promise.reject(proxy.answers);
  return {
    readPaper: (quiz) =>
      through(() =>
        quizPaperOptions(client, quiz).queryFn({ signal: new AbortController().signal }),
      ),
    saveDraft: (id, body) => through(() => saveAnswersOptions(client).mutationFn({ id, body })),
    submit: (id, body) => through(() => submitQuizOptions(client).mutationFn({ id, body })),
  };
}

interface Settings {
  server?: QuizServer;
  storage?: ReturnType<typeof createHandStorage>;
  /** The random number of each draw. */
  chance?: number;
  owner?: string;
  /** What replies in the server's place from the first call on. */
  behind?: ApiError | null;
}

/** One page of a student. Pages with the same storage are on the same device. */
export function openAttempt({
  server = createQuizServer(),
  storage = createHandStorage(),
  chance = 0,
  owner = 'chen',
  behind = null,
}: Settings = {}) {
  const device = { ...createHandDevice(storage), random: () => chance };
  const proxy: Proxy = { answers: behind };
  const calls = callsOf(server.client, proxy);
  const drafts = createDraftStore(owner, device);
  const events: QuizEventPayload[] = [];
  const emit = (payload: QuizEventPayload): void => void events.push(payload);
  const outbox = createOutbox({ owner, server: calls, drafts, device, emit });
  const attempt = createAttempt({
    quizId: 'q1',
    owner,
    server: calls,
    outbox,
    drafts,
    device,
    emit,
  });
  const seen: AttemptState[] = [];
  attempt.state.subscribe(() => seen.push(attempt.state.read()));
  // The order in which React runs the effects of a widget and of its provider.
  const stopAttempt = attempt.start();
  const stopOutbox = outbox.start();
  const sheet = () => {
    const paper = paperOf(attempt.state.read());
    if (paper === null) throw new Error(`No paper while ${attempt.state.read().phase}.`);
    return paper.sheet;
  };
  return {
    ...server,
    server,
    storage,
    device,
    proxy,
    drafts,
    outbox,
    attempt,
    events,
    /** Each state since the page was opened. */
    seen,
    now: () => attempt.state.read(),
    sheet,
    choose: (...choice: Parameters<ReturnType<typeof sheet>['choose']>) =>
      sheet().choose(...choice),
    /** Removes the widget, but not its provider. */
    leave: () => stopAttempt(),
    /** Removes the widget, and then its provider. */
    close() {
      stopAttempt();
      stopOutbox();
    },
  };
}

export const useFakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
