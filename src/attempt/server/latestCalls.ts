import { ApiError } from '../../api/ApiError';

/** Calls of one attempt. A reply may come after it stopped mattering. */
export interface LatestCalls {
  /** The call's reply or error; undefined if it no longer counts. */
  make: <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>;
  /** Ignores the replies to calls under way: after a new load, in another tab, at the end. */
  dismiss: () => void;
  /** Calls belong to a new session from now on. */
  renewSession: () => void;
}

export function createLatestCalls(): LatestCalls {
  let turn = 0;
  let session = 0;

  /** Repeats a call that was refused to a session that has since been replaced. */
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
        const reply = await inLatestSession(call);
        return asked === turn ? reply : undefined;
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
