import { createAttempt, type Attempt } from '../../src/attempt/createAttempt';
import { createDraftStore } from '../../src/attempt/draftStore';
import { createOutbox, type Outbox } from '../../src/attempt/outbox';
import type { AttemptServer } from '../../src/attempt/attemptServer';
import type { SimulatedTab } from './simulatedDevice';

export const quizId = 'quiz';
export const userId = 'ada';

/** A portal's page in a tab: what the provider shares, and the attempt while it is shown. */
export interface SimulatedPage {
  readonly tab: SimulatedTab;
  readonly outbox: Outbox;
  /** Null while another screen of the portal is shown. */
  readonly attempt: Attempt | null;
  /** Shows the quiz. `watch` sees the attempt before it starts. */
  show(watch: (attempt: Attempt) => void): void;
  /** Goes to another screen of the portal. */
  leave(): void;
  /** Somebody has signed in, here or in another tab. */
  signedIn(): void;
}

/** Puts the parts together as `AttemptScopeProvider` and `useAttempt` do, in React's order. */
export function createSimulatedPage(tab: SimulatedTab, server: AttemptServer): SimulatedPage {
  const { device } = tab;
  const drafts = createDraftStore(userId, device);
  const outbox = createOutbox({ owner: userId, server, drafts, device });
  let isStarted = false;
  let shown: { attempt: Attempt; end: () => void } | null = null;

  return {
    tab,
    outbox,
    get attempt() {
      return shown?.attempt ?? null;
    },
    show(watch) {
      if (shown !== null) return;
      const attempt = createAttempt({ quizId, owner: userId, server, outbox, drafts, device });
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
    },
    signedIn() {
      shown?.attempt.signedIn();
      outbox.retry();
    },
  };
}
