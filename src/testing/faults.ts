import type { OperationId } from '../api/createQuizClient';

/**
 * What something between a page and the school answers in its place: a proxy, a web filter, the
 * sign-in page of a Wi-Fi network. Without `html` and `json` the body is empty.
 */
export interface ForeignAnswer {
  /** Any HTTP status from 200 to 599. */
  status: number;
  /** Whether a web page is the body. @default false */
  html?: boolean;
  /** A body in another form than the contract's, such as `{ error: 'blocked' }`. */
  json?: unknown;
}

/** An answer that is not the school's own: a refusal, somebody else's answer, or no answer at all. */
export type Fault = 'network' | { status: number; message: string } | ForeignAnswer;

/** How the school misbehaves: which calls fail, and how long all of them take. */
export interface Faults {
  failNext(operation: OperationId, fault: Fault): void;
  /** The fault that waits for this operation, which is used up by asking. */
  take(operation: OperationId): Fault | undefined;
  /** Sets the wait of calls from now on, and lets those that wait already go on. */
  delay(ms: number | 'infinite'): void;
  /** Resolves when the wait is over. */
  wait(): Promise<void>;
  reset(): void;
}

export function createFaults(): Faults {
  const queued = new Map<OperationId, Fault[]>();
  const waiting = new Set<() => void>();
  let wait: number | 'infinite' = 0;

  function release(): void {
    for (const goOn of waiting) goOn();
    waiting.clear();
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
        const timer = wait === 'infinite' ? undefined : setTimeout(() => goOn(), wait);
        const goOn = (): void => {
          clearTimeout(timer);
          waiting.delete(goOn);
          resolve();
        };
        waiting.add(goOn);
      });
    },
    reset() {
      queued.clear();
      wait = 0;
      release();
    },
  };
}
