import { NotChecked } from './outcome';

/** `Date` counts whole seconds, and several instances may differ a little. */
const toleranceMs = 5000;

/** How a run gets to the end of a quiz. */
export interface RunClock {
  /** By how many milliseconds the run is ahead of the server's own clock. */
  readonly skippedMs: number;
  /** By how much the clock of attempts is ahead of the replies' `Date`, in ms; 0 within 5 s. */
  readonly skewMs: number;
  /**
   * Compares the time of an attempt with those before and after the call, once, and goes by
   * the attempt's from then on.
   */
  compare(ofAttempt: Date, before: Date, after: Date): void;
  /** The header that tells the server the time; none until some was skipped. */
  headers(now: Date): Record<string, string>;
  /** @throws NotChecked if the run can neither skip time nor wait */
  requireReach(): void;
  /**
   * Lets the server's time come to an instant.
   *
   * @param now the server's time, from which to continue
   * @throws NotChecked as `requireReach`
   */
  reach(instant: number, now: () => Date): Promise<void>;
}

export interface RunClockOptions {
  /** The header from which the server takes the time of a call. */
  clockHeader?: string | undefined;
  /** Whether to wait for the real end of a quiz. */
  wait?: boolean | undefined;
  pause: (seconds: number) => Promise<void>;
  /** Gets a line when a wait begins. */
  log: (line: string) => void;
}

/** A header is faster than waiting, so it is used if both are given. */
export function createRunClock({ clockHeader, wait, pause, log }: RunClockOptions): RunClock {
  let skippedMs = 0;
  let skewMs: number | undefined;

  function requireReach(): void {
    if (clockHeader === undefined && wait !== true) {
      throw new NotChecked('needs --clock-header or --wait');
    }
  }

  return {
    get skippedMs() {
      return skippedMs;
    },
    get skewMs() {
      return skewMs ?? 0;
    },
    compare(ofAttempt, before, after) {
      const [behind, ahead] = [
        ofAttempt.getTime() - before.getTime(),
        ofAttempt.getTime() - after.getTime(),
      ];
      const difference = Math.min(behind, 0) || Math.max(ahead, 0);
      skewMs ??= Math.abs(difference) > toleranceMs ? difference : 0;
    },
    headers: (now) =>
      clockHeader === undefined || skippedMs === 0 ? {} : { [clockHeader]: now.toISOString() },
    requireReach,
    async reach(instant, now) {
      requireReach();
      const left = instant - now().getTime();
      if (left <= 0) return;
      if (clockHeader !== undefined) {
        skippedMs += left;
        return;
      }
      log(`Waiting ${Math.ceil(left / 1000)} s for the end of a quiz, as --wait asks.`);
      await pause(left / 1000);
    },
  };
}
