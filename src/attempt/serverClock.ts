/** The server's time, as this page can know it. */
export interface ServerClock {
  /** Milliseconds since the epoch on the server's clock. */
  now(): number;
}

/**
 * A clock that starts at the server's instant and runs on monotonic time, so that neither a wrong
 * device clock nor a throttled tab changes it.
 *
 * @param serverNow the server's clock when it answered, ISO 8601
 * @param age milliseconds since that answer arrived
 * @param monotonic milliseconds since any fixed moment, default `performance.now`
 */
export function createServerClock(
  serverNow: string,
  age: number,
  monotonic: () => number = () => performance.now(),
): ServerClock {
  const base = Date.parse(serverNow) + age - monotonic();
  return { now: () => base + monotonic() };
}

/** Whole seconds from the clock's now until `instant`, rounded up, never below 0. */
export function secondsUntil(clock: ServerClock, instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - clock.now()) / 1000));
}
