/** The school's clock. It runs on from where it was set, like a server's. */
export interface SchoolClock {
  now(): Date;
  set(date: Date): void;
  /** @param ms how far to go ahead, in milliseconds; negative goes back */
  advance(ms: number): void;
}

/**
 * Runs on monotonic time: a device clock that is set back would take the school's events back too.
 *
 * @param start where the clock starts, default the device's time
 */
export function createSchoolClock(start = new Date()): SchoolClock {
  let base = start.getTime() - performance.now();
  return {
    now: () => new Date(base + performance.now()),
    set(date) {
      base = date.getTime() - performance.now();
    },
    advance(ms) {
      base += ms;
    },
  };
}
