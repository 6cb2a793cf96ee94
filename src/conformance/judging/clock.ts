import { NotChecked } from './outcome';

/** How a run gets to the end of a quiz. */
export interface RunClock {
  /** By how many milliseconds the run is ahead of the server's own clock. */
  readonly skippedMs: number;
  /** The header that tells the server the time; none until some was skipped. */
  headers(now: Date): Record<string, string>;
  /** @throws NotChecked if the run can neither skip time nor wait */
  requireReach(): void;
  /**
   * Lets the server's time come to an instant.
   *
   * @param now the server's time, from which to go on
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
  tell: (line: string) => void;
}

/** A header is faster than waiting, so it is used if both are given. */
export function createRunClock({ clockHeader, wait, pause, tell }: RunClockOptions): RunClock {
  let skippedMs = 0;

  function requireReach(): void {
    if (clockHeader === undefined && wait !== true) {
      throw new NotChecked('needs --clock-header or --wait');
    }
  }

  return {
    get skippedMs() {
      return skippedMs;
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
      tell(`Waiting ${Math.ceil(left / 1000)} s for the end of a quiz, as --wait asks.`);
      await pause(left / 1000);
    },
  };
}
