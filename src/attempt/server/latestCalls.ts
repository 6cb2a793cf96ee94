import { ApiError } from '../../api/ApiError';

/** Calls of one attempt, whose answers may come when they no longer count. */
export interface LatestCalls {
  /** What a call answers or throws; undefined when it no longer counts by then. */
  make: <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>;
  /** What is on its way no longer counts: a new load, another tab, the end. */
  dismiss: () => void;
  /** From now on calls are made in another session. */
  renewSession: () => void;
}

export function createLatestCalls(): LatestCalls {
  let turn = 0;
  let session = 0;

  /** Calls again what was refused to a session in whose place there is another by now. */
  async function inLatestSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const asked = session;
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.isSignedOut && asked !== session)
        return inLatestSession(call);
      throw error;
    }
  }

  return {
    async make(call) {
      const asked = turn;
      try {
        const answer = await inLatestSession(call);
        return asked === turn ? answer : undefined;
      } catch (error) {
        if (asked !== turn) return undefined;
        throw error;
      }
    },
    dismiss() {
      turn += 1;
    },
    renewSession() {
      session += 1;
    },
  };
}
