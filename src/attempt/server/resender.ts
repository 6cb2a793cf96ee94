import { ApiError } from '../../api/ApiError';
import type { Device } from '../device/device';

const firstMs = 1_000;
const longestMs = 15_000;
/** No longer than that on a server's word (`Retry-After`): a submission has 30 s of grace. */
const longestAskedMs = 20_000;

/** Whether the same call may succeed later. So may one that the host's own `getToken` failed. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isTemporary;
}

/**
 * Milliseconds to wait after a number of failures: doubling from 1 to 15 s, less up to a quarter by
 * chance, so that a class does not come back all at once.
 */
export function retryDelay(failures: number, random: () => number): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (1 - random() / 4);
}

/** Does one thing at a time, and again after failures that may pass. */
export interface Resender {
  /**
   * Does it after `ms`, default at once, or again if it is being done by then. What is planned sooner
   * stays, and so does the wait after a failure, unless it is to be done at once.
   */
  request(ms?: number): void;
  /** Does it before this returns, unless it is being done: a page that goes runs no timer any more. */
  runNow(): void;
  /** Drops what is planned. What is being done goes on. */
  pause(): void;
  /** Failures since the last success. */
  readonly failures: number;
  readonly isBusy: boolean;
  /** Ends it for good: nothing is done or told any more. */
  stop(): void;
}

/**
 * @param task what to do; after a failure worth retrying it is done again by itself, later each
 *   time, and at once when the network is back
 * @param onFailure called with every failure, and whether the task will be done again
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
    // A failure of the host's own, such as of its `getToken`, asks for nothing.
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
