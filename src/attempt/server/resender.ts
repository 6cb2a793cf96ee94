import { ApiError } from '../../api/ApiError';
import type { Device } from '../device/device';

const firstMs = 1_000;
const longestMs = 15_000;
/** The longest wait for a server's `Retry-After`, because a submission has 30 s of grace. */
const longestAskedMs = 20_000;

/** Whether the same call may succeed later. A failure of the host's own `getToken` may, too. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isTemporary;
}

/**
 * Milliseconds to wait after a number of failures. The wait doubles from 1 to 15 s and is shortened
 * by a random quarter at most, so that a class does not return all at once.
 */
export function retryDelay(failures: number, random: () => number): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (1 - random() / 4);
}

/** Runs one task at a time, and repeats it after failures that may pass. */
export interface Resender {
  /**
   * Runs the task after `ms` (at once by default), or again if it is running then. An earlier plan
   * stays, and so does the wait after a failure, unless `ms` asks for it at once.
   */
  request: (ms?: number) => void;
  /**
   * Runs the task before this returns, unless it is running, because a closing page runs no timers.
   */
  runNow(): void;
  /** Drops what is planned. A running task continues. */
  pause: () => void;
  /** Failures since the last success. */
  readonly failures: number;
  readonly isBusy: boolean;
  /** Ends it for good: it runs and reports nothing more. */
  stop(): void;
}

/**
 * @param task what to do; after a failure worth retrying it runs again automatically, with growing
 *   waits, and at once when the network is back
 * @param onFailure called with every failure, and whether the task will run again
 */
export function createResender(
  device: Pick<Device, 'after' | 'on' | 'random'>,
  task: () => Promise<void>,
  onFailure: (error: ApiError, willRetry: boolean) => void,
): Resender {
  let failures = 0;
  let isBusy = false;
  let isWanted = false;
  let isStopped = false;
  let cancel: (() => void) | null = null;

  function pause(): void {
    cancel?.();
    cancel = null;
    isWanted = false;
  }

  function plan(ms: number): void {
    cancel?.();
    cancel = device.after(ms, () => {
      pause();
      if (isBusy) isWanted = true;
      else run();
    });
  }

  function planRetry(askedMs: number): void {
    const ms = retryDelay(failures, () => device.random());
    // A failure in the host, such as in its `getToken`, does not ask for a wait.
    plan(ms + (askedMs > 0 ? Math.min(longestAskedMs, askedMs) : 0));
    const forget = cancel;
    const stopListening = device.on('online', () => plan(0));
    cancel = () => {
      forget?.();
      stopListening();
    };
  }

  function failed(error: ApiError): void {
    failures += 1;
    if (isStopped) return;
    const willRetry = isWorthRetrying(error);
    if (willRetry) planRetry(error.retryAfterMs);
    onFailure(error, willRetry);
  }

  function run(): void {
    pause();
    if (isBusy) {
      isWanted = true;
      return;
    }
    isBusy = true;
    task()
      .then(() => {
        failures = 0;
      }, failed)
      .finally(() => {
        isBusy = false;
        if (isWanted && !isStopped && cancel === null) plan(0);
      });
  }

  return {
    request(ms = 0) {
      if (isStopped) return;
      if (isBusy && ms === 0) isWanted = true;
      else if (cancel === null || ms === 0) plan(ms);
    },
    runNow() {
      if (!isStopped && !isBusy) run();
    },
    pause,
    get failures() {
      return failures;
    },
    get isBusy() {
      return isBusy;
    },
    stop() {
      isStopped = true;
      pause();
    },
  };
}
