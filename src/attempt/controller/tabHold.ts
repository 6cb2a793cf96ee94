import type { TabClaim, TabClaimEvents } from '../device/device';
import type { AttemptParts } from './attemptController';

/** The right to take a quiz in this tab. Without an owner nothing is shared, and every tab has it. */
export interface TabHold {
  ask: (events: TabClaimEvents) => void;
  /** Takes it from the tab that has it. */
  takeOver: () => void;
  release: () => void;
}

export function createTabHold({ owner, quizId, device }: AttemptParts): TabHold {
  let claim: TabClaim | null = null;
  return {
    ask(events) {
      if (owner === undefined) events.gained();
      else claim = device.claim(`quizwright:attempt:${owner}:${quizId}`, events);
    },
    takeOver: () => claim?.take(),
    release() {
      claim?.release();
      claim = null;
    },
  };
}
