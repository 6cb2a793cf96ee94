import type { QuizClient } from '../../src/api/createQuizClient';
import type { QuizEventPayload } from '../../src/api/quizEvents';
import { quizPaperShape, saveAnswersShape, submitQuizShape } from '../../src/api/shapes';
import { watchCalls } from '../../src/api/watchCalls';
import type { AttemptServer } from '../../src/attempt/server/attemptServer';
import type { AttemptController } from '../../src/attempt/controller/attemptController';
import { createAttempt } from '../../src/attempt/controller/createAttempt';
import type { Draft } from '../../src/attempt/answers/draft';
import { createDraftStore } from '../../src/attempt/keeping/draftStore';
import { createOutbox, type Outbox } from '../../src/attempt/keeping/outbox';
import type { SimulatedTab } from './simulatedDevice';

export const quizId = 'quiz';
export const userId = 'ada';
const session = { read: () => ({ user: { _id: userId } }) };

/** A portal's page in a tab: what the provider shares, and the attempt while it is shown. */
export interface SimulatedPage {
  readonly tab: SimulatedTab;
  readonly outbox: Outbox;
  /** Null while another screen of the portal is shown. */
  readonly attempt: AttemptController | null;
  /** What the attempt kept last; null while none is shown. */
  draft(): Draft | null;
  /** What the page's store has, in the storage or in memory. */
  kept(): Draft | null;
  /** Shows the quiz. `watch` sees the attempt before it starts. */
  show(watch: (attempt: AttemptController) => void): void;
  /** Goes to another screen of the portal. */
  leave(): void;
  /** Someone has signed in, here or in another tab. */
  signedIn(): void;
}

/** The API as attempts call it, without the browser's timers. */
function createServer(client: QuizClient): AttemptServer {
  const params = { path: { id: quizId } };
  return {
    readPaper: () =>
      client.send('quizPaper', quizPaperShape, (http) =>
        http.GET('/quiz/without-answers/{id}', { params, parseAs: 'text' }),
      ),
    saveDraft: (_, body) =>
      client.send(
        'saveAnswers',
        saveAnswersShape,
        (http) => http.PUT('/quiz/answers/{id}', { params, body, parseAs: 'text' }),
        { type: 'saved' },
      ),
    async submit(_, body) {
      const { message, receipt } = await client.send(
        'submitQuiz',
        submitQuizShape,
        (http) => http.POST('/quiz/submit/{id}', { params, body, parseAs: 'text' }),
        { type: 'submitted' },
      );
      return { ...(message ? { message } : {}), ...(receipt ? { receipt } : {}) };
    },
  };
}

/**
 * Connects the parts as `AttemptScopeProvider` and `useAttempt` do, in React's order.
 *
 * @param emit called with each event that the host receives
 */
export function createSimulatedPage(
  tab: SimulatedTab,
  client: QuizClient,
  emit: (payload: QuizEventPayload) => void = () => {},
): SimulatedPage {
  const { device } = tab;
  const watched = watchCalls(() => ({ client, store: session }), emit);
  const server = createServer(watched);
  const store = createDraftStore(userId, device);
  let draft: Draft | null = null;
  const drafts: typeof store = {
    ...store,
    keep(quiz, next) {
      draft = next;
      store.keep(quiz, next);
    },
  };
  const outbox = createOutbox({ owner: userId, server, drafts, device, emit });
  let isStarted = false;
  let shown: { attempt: AttemptController; end: () => void } | null = null;

  return {
    tab,
    outbox,
    get attempt() {
      return shown?.attempt ?? null;
    },
    draft: () => draft,
    kept: () => store.read(quizId),
    show(watch) {
      if (shown !== null) return;
      draft = null;
      const parts = { quizId, owner: userId, server, outbox, drafts, device, emit };
      const attempt = createAttempt(parts);
      watch(attempt);
      shown = { attempt, end: attempt.start() };
      attempt.signedIn();
      if (isStarted) return;
      isStarted = true;
      outbox.start();
      outbox.retry();
    },
    leave() {
      shown?.end();
      shown = null;
      draft = null;
    },
    signedIn() {
      shown?.attempt.signedIn();
      outbox.retry();
    },
  };
}
