import type { OperationId } from '../api/createQuizClient';

/**
 * A reply from something between a page and the school, such as a proxy, a web filter or the
 * sign-in page of a Wi-Fi network. Without `html` and `json` the body is empty.
 */
export interface ForeignReply {
  /** Any HTTP status from 200 to 599. */
  status: number;
  /** Whether the body is a web page. @default false */
  html?: boolean;
  /** A body that does not fit the contract, such as `{ error: 'blocked' }`. */
  json?: unknown;
}

/**
 * A fault in place of the school's normal reply: a refusal, a foreign reply, or no reply at all.
 */
export type Fault = 'network' | { status: number; message: string } | ForeignReply;

/** How the school misbehaves: which calls fail, and how long all of them take. */
export interface Faults {
  failNext(operation: OperationId, fault: Fault): void;
  /** Removes and returns the next fault of this operation. */
  take(operation: OperationId): Fault | undefined;
  /** Sets the delay of calls from now on, and lets those that are already waiting continue. */
  delay(ms: number | 'infinite'): void;
  /** Resolves when the delay is over. */
  wait(): Promise<void>;
  reset(): void;
}

export function createFaults(): Faults {
  const queued = new Map<OperationId, Fault[]>();
  const pending = new Set<() => void>();
  let wait: number | 'infinite' = 0;

  function release(): void {
    for (const resume of pending) resume();
    pending.clear();
  }

  return {
    failNext(operation, fault) {
      queued.set(operation, [...(queued.get(operation) ?? []), fault]);
    },
    take: (operation) => queued.get(operation)?.shift(),
    delay(ms) {
      wait = ms;
      release();
    },
    wait() {
      if (wait === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = wait === 'infinite' ? undefined : setTimeout(() => resume(), wait);
        const resume = (): void => {
          clearTimeout(timer);
          pending.delete(resume);
          resolve();
        };
        pending.add(resume);
      });
    },
    reset() {
      queued.clear();
      wait = 0;
      release();
    },
  };
}
