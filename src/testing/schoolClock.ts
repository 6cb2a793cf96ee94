/** The school's clock. It runs on from where it was set, like a server's. */
export interface SchoolClock {
  now(): Date;
  set(date: Date): void;
  /** @param ms how far to go ahead, in milliseconds; negative goes back */
  advance(ms: number): void;
}

/** @param start where the clock starts, default the device's time */
export function createSchoolClock(start?: Date): SchoolClock {
  let ahead = start === undefined ? 0 : start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + ahead),
    set(date) {
      ahead = date.getTime() - Date.now();
    },
    advance(ms) {
      ahead += ms;
    },
  };
}
