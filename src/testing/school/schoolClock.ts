/** The school's clock. It runs on from the time it was set to, like a server's. */
export interface SchoolClock {
  now(): Date;
  set(date: Date): void;
  /** @param ms milliseconds to move ahead; negative moves back */
  advance(ms: number): void;
}

/**
 * A clock on monotonic time. If it used the device's clock, setting that back would move the
 * school's events back too.
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
